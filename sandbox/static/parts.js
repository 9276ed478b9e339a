// Components of a message: rows, buttons, selects, containers, galleries and the like.

import { avatar, el, ownEmoji } from "./dom.js";
import { markdown } from "./markdown.js";
import { enlarge } from "./pictures.js";
import { pick } from "./popup.js";
import { say } from "./words.js";

const STYLES = { 1: "primary", 2: "", 3: "good", 4: "bad", 5: "link" };

const MAKERS = {
  1: (part, at) => el("div", { class: "row" }, draw(part.components, at)),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: (part, at) => markdown(part.content, at.world),
  11: (part, at) => picture(part, [part], at, "thumbnail"),
  12: (part, at) => el("div", { class: `gallery of-${Math.min(part.items.length, 4)}` },
    part.items.map((item) => picture(item, part.items, at))),
  13: (part) => fileLink(part.file.url, part.name, part.size),
  14: (part) => el("hr", { class: (part.divider ? "" : "blank ") + (part.spacing === 2 ? "wide" : "") }),
  17: container,
};

export function draw(components, at) {
  return components.map((part) => (MAKERS[part.type] ?? unknown)(part, at));
}

function unknown(part) {
  return el("p", { class: "quiet" }, `[component ${part.type}]`);
}

function container(part, at) {
  const box = el("div", { class: "container" }, draw(part.components, at));
  if (part.accent_color !== null) box.style.setProperty("--accent-line", `#${part.accent_color.toString(16).padStart(6, "0")}`);
  return part.spoiler ? veil(box) : box;
}

function section(part, at) {
  return el("div", { class: "section" }, el("div", {}, draw(part.components, at)), draw([part.accessory], at));
}

function veil(node) {
  node.classList.add("veiled");
  node.addEventListener("click", (event) => {
    if (node.classList.contains("veiled")) {
      event.preventDefault();
      event.stopPropagation();
      node.classList.remove("veiled");
    }
  }, true);
  return node;
}

export function emoji(part) {
  if (part?.id) return ownEmoji(part.name, part.id);
  return part && el("span", { class: "emoji" }, part.name);
}

function anchorOf(part, at) {
  return `${at.message.id}/${part.custom_id}`;
}

function button(part, at) {
  const words = [emoji(part.emoji), part.label && el("span", {}, part.label)];
  if (part.style === 5) {
    return el("a", { class: "button link", href: part.url, target: "_blank", rel: "noopener noreferrer" }, words, " ↗");
  }
  const anchor = anchorOf(part, at);
  const waiting = at.world.waiting.has(anchor);
  return el("button", {
    class: `button ${STYLES[part.style] ?? ""} ${waiting ? "waiting" : ""}`,
    disabled: part.disabled || waiting,
    data: { anchor },
    onclick: () => at.world.act("press", { message: at.message.id, id: part.custom_id }, anchor),
  }, words);
}

function select(part, at) {
  const anchor = anchorOf(part, at);
  const waiting = at.world.waiting.has(anchor);
  const items = selectItems(part, at.world);
  const chosen = items.filter((item) => item.chosen).map((item) => item.label).join(", ");
  return el("button", {
    class: `select ${waiting ? "waiting" : ""}`,
    disabled: part.disabled || waiting,
    data: { anchor },
    "aria-haspopup": "listbox",
    onclick: (event) => pick({
      anchor: event.currentTarget,
      items,
      least: part.min_values,
      most: part.max_values,
      title: part.placeholder,
      done: (values) => at.world.act("choose", { message: at.message.id, id: part.custom_id, values }, anchor),
    }),
  },
  el("span", { class: chosen ? "" : "quiet" }, chosen || part.placeholder || say("choose")),
  el("span", { "aria-hidden": "true" }, "▾"));
}

/* What a select of any kind offers; also used by forms and command options. */
export function selectItems(part, world) {
  const defaults = new Set((part.default_values ?? []).map((value) => String(value.id)));
  const people = () => world.members().map((person) => ({
    value: person.id, label: person.display, description: person.name, mark: avatar(person, "small"),
  }));
  const roles = () => Object.entries(world.roles()).map(([value, label]) => ({ value, label: `@${label}` }));
  const channels = () => world.channels()
    .filter((place) => !part.channel_types?.length || part.channel_types.includes(place.kind))
    .map((place) => ({ value: place.id, label: `#${place.name}` }));
  const kinds = { 5: people, 6: roles, 7: () => [...people(), ...roles()], 8: channels };
  if (kinds[part.type]) return kinds[part.type]().map((item) => ({ ...item, chosen: defaults.has(item.value) }));
  return part.options.map((option) => ({
    value: option.value, label: option.label, description: option.description,
    mark: emoji(option.emoji), chosen: option.default,
  }));
}

export function picture(item, all, at, style = "") {
  const { media } = item;
  if (!media.attachment_id && !media.url.startsWith("file/")) return foreign(media.url);
  const image = el("img", {
    src: media.url, alt: item.description ?? "", loading: "lazy", width: media.width, height: media.height,
  });
  const frame = el("button", {
    class: `picture ${style}`,
    title: item.description,
    "aria-label": `${say("open")}: ${item.description ?? ""}`,
    onclick: () => enlarge(all, all.indexOf(item)),
  }, image);
  return item.spoiler ? veil(frame) : frame;
}

export function foreign(url) {
  return el("a", { href: url, target: "_blank", rel: "noopener noreferrer", class: "file" }, `${say("foreign")} ↗`);
}

export function fileLink(url, name, size) {
  const shown = size > 1048576 ? `${(size / 1048576).toFixed(1)} MB` : `${Math.max(1, Math.round(size / 1024))} KB`;
  return el("a", { class: "file", href: url, download: name }, `▤ ${name} `, el("small", {}, shown));
}
