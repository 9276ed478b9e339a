// Writes JSON Schemas of Discord's HTTP API and of its gateway events, for the judges in Python.

import { mkdirSync, writeFileSync } from "node:fs";
import * as spec from "discord-api-spec/zod";
import { createGenerator } from "ts-json-schema-generator";
import { z } from "zod";

const folder = process.argv[2];
mkdirSync(folder, { recursive: true });

const registry = z.registry();
for (const [name, schema] of Object.entries(spec)) {
  if (name.endsWith("Schema")) registry.add(schema, { id: name.slice(0, -"Schema".length) });
}
const { schemas } = z.toJSONSchema(registry, {
  uri: (id) => `#/$defs/${id}`, unrepresentable: "any", io: "input",
});
for (const schema of Object.values(schemas)) {
  delete schema.$id;
  delete schema.$schema;
}
writeFileSync(`${folder}/rest.json`, JSON.stringify({ $defs: schemas }));

const generator = createGenerator({
  path: "gateway_events.ts", type: "Events", skipTypeCheck: true, additionalProperties: true, tsconfig: "tsconfig.json",
});
writeFileSync(`${folder}/gateway.json`, JSON.stringify(generator.createSchema("Events")));
