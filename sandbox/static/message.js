// One message, and the list of them.

import { avatar, el } from "./dom.js";
import { inline, markdown } from "./markdown.js";
import { draw, fileLink, foreign, picture } from "./parts.js";
import { pick } from "./popup.js";
import { clockTime, say } from "./words.js";

const LOADING = 128, LAYOUT = 1 << 15;
const THREAD_CREATED = 18;

export function drawMessage(message, world) {
  const at = { message, world };
  const author = world.people[message.author.id] ?? { id: message.author.id, display: message.author.username, bot: true };
  const pinged = message.mentions.some((user) => user.id === world.me);
  return el("article", {
    class: ["message", message.ephemeral && "ephemeral", pinged && "pinged"].filter(Boolean).join(" "),
    data: { id: message.id, author: author.id, said: message.said_at },
  },
  avatar(author),
  el("div", { class: "body" },
    message.used && usedLine(message.used, world),
    message.message_reference?.message_id && replyLine(message, world),
    heading(message, author, world),
    content(message, at),
    message.ephemeral && ephemeralLine(message, world),
    world.failures.has(message.id) && el("p", { class: "failed", role: "alert" }, say("failed"))),
  tools(message, world));
}

function heading(message, author, world) {
  return el("p", { class: "heading" },
    el("strong", {}, author.display),
    author.bot && el("span", { class: "badge" }, "bot"),
    el("time", { title: new Date(message.said_at * 1000).toLocaleString() }, clockTime(message.said_at)),
    message.edited_timestamp && el("small", {}, `(${say("edited")})`),
    message.pinned && el("small", {}, `⚑ ${say("pinned")}`));
}

function usedLine(used, world) {
  const who = world.people[used.user]?.display ?? "?";
  const command = world.commands.find((one) => one.path === used.command)?.shown ?? used.command;
  return el("p", { class: "quiet used" }, say("used", who, `/${command}`));
}

function replyLine(message, world) {
  const original = message.referenced_message;
  if (!original) return null;
  const who = world.people[original.author.id]?.display ?? "?";
  return el("p", { class: "quiet used" }, `↪ ${who}: ${original.content.slice(0, 80)}`);
}

function content(message, at) {
  if (message.flags & LOADING) {
    return el("p", { class: "thinking" }, el("i"), el("i"), el("i"), ` ${at.message.author.username} ${say("thinking")}`);
  }
  if (message.type === THREAD_CREATED) return threadLink(message.message_reference.channel_id, message.content, at.world);
  return [
    message.thread && threadLink(message.thread.id, message.thread.name, at.world),
    message.content && markdown(message.content, at.world),
    message.attachments.length > 0 && !(message.flags & LAYOUT) && attachments(message.attachments, at),
    message.embeds.map((embed) => drawEmbed(embed, at)),
    draw(message.components, at),
    message.reactions && reactions(message.reactions),
  ].flat();
}

function threadLink(id, name, world) {
  return el("button", { class: "button", onclick: () => world.look(id) }, `↳ ${say("thread")}: ${name}`);
}

function attachments(files, at) {
  const images = files.filter((file) => /^image\/(png|jpeg|gif|webp)$/.test(file.content_type))
    .map((file) => ({ media: { ...file, attachment_id: file.id }, description: file.description, spoiler: file.flags & 32 }));
  const others = files.filter((file) => !/^image\/(png|jpeg|gif|webp)$/.test(file.content_type));
  return [
    images.length > 0 && el("div", { class: `gallery of-${Math.min(images.length, 4)}` },
      images.map((image) => picture(image, images, at))),
    others.map((file) => fileLink(file.url, file.filename, file.size)),
  ].flat();
}

function drawEmbed(embed, at) {
  const { world } = at;
  const media = (key) => {
    if (!embed[key]) return null;
    if (!embed[key].url.startsWith("file/")) return foreign(embed[key].url);
    const item = { media: { ...embed[key], attachment_id: "1" }, description: null };
    return picture(item, [item], at, key === "thumbnail" ? "thumbnail" : "");
  };
  const box = el("div", { class: "container embed" },
    media("thumbnail"),
    embed.author && el("small", {}, embed.author.name),
    embed.title && el("h3", {}, embed.url ? el("a", { href: embed.url, target: "_blank", rel: "noopener noreferrer" }, embed.title) : inline(embed.title, world)),
    embed.description && markdown(embed.description, world),
    embed.fields?.length > 0 && el("div", { class: "fields" }, embed.fields.map((field) =>
      el("div", { class: field.inline ? "inline" : "" }, el("strong", {}, inline(field.name, world)), markdown(field.value, world)))),
    media("image"),
    embed.footer && el("small", { class: "quiet" }, embed.footer.text));
  if (embed.color) box.style.setProperty("--accent-line", `#${embed.color.toString(16).padStart(6, "0")}`);
  return box;
}

function reactions(list) {
  return el("div", { class: "row" }, list.map((reaction) =>
    el("span", { class: "reaction" }, `${reaction.emoji.name} ${reaction.count}`)));
}

function ephemeralLine(message, world) {
  return el("p", { class: "quiet only-you" }, `◌ ${say("onlyYou")} · `,
    el("button", { class: "text-button", onclick: () => world.send("dismiss", { message: message.id }) }, say("dismiss")));
}

function tools(message, world) {
  const menu = world.menus.filter((entry) => entry.on === "message");
  if (!menu.length || message.ephemeral) return null;
  return el("button", {
    class: "plain tools", "aria-label": say("more"), data: { anchor: `menu/${message.id}` },
    onclick: (event) => pick({
      anchor: event.currentTarget,
      items: menu.map((entry) => ({ value: entry.name, label: entry.shown })),
      done: ([name]) => world.act("menu", { name, message: message.id }, `menu/${message.id}`),
    }),
  }, "⋯");
}

/* Several messages of one author in a row need only one heading. */
export function groupUp(list) {
  let before = null;
  for (const node of list.querySelectorAll(".message")) {
    const same = before && before.dataset.author === node.dataset.author
      && node.dataset.said - before.dataset.said < 300 && !node.querySelector(".used");
    node.classList.toggle("follows", Boolean(same));
    before = node;
  }
}
