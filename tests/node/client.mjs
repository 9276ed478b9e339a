// A third client: logs in, registers a command, answers it, and says what it saw.

import { ActionRowBuilder, AttachmentBuilder, ButtonBuilder, ButtonStyle, Client, Events, GatewayIntentBits, MessageFlags } from "discord.js";

const [api, token, image] = process.argv.slice(2);
const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api } });

client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isChatInputCommand()) {
    const again = new ButtonBuilder().setCustomId("again").setLabel("Again").setStyle(ButtonStyle.Primary);
    await interaction.reply({
      content: `Hello ${interaction.options.getString("name")}`,
      files: [new AttachmentBuilder(Buffer.from(image, "base64"), { name: "board.png" })],
      components: [new ActionRowBuilder().addComponents(again)],
      withResponse: true,
    });
  } else if (interaction.isButton()) {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await interaction.editReply("Later");
    await interaction.followUp({ content: "And more" });
  }
});

client.once(Events.ClientReady, async () => {
  const options = [{ type: 3, name: "name", description: "Who", required: true }];
  await client.application.commands.set([{ name: "hello", description: "Says hello", options }]);
});

process.on("SIGTERM", () => client.destroy().then(() => process.exit(0)));
await client.login(token);
