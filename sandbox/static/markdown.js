// The usual subset of Markdown, built from text nodes.

import { el, ownEmoji } from "./dom.js";
import { moment } from "./words.js";

const INLINE = [
  [/^```(?:[\w+-]*\n)?([\s\S]+?)```/, (m) => el("pre", {}, el("code", {}, m[1].replace(/\n$/, "")))],
  [/^``(.+?)``/s, (m) => el("code", {}, m[1])],
  [/^`([^`\n]+)`/, (m) => el("code", {}, m[1])],
  [/^\\([\\`*_~|#>\-[\]()<@:.!])/, (m) => m[1]],
  [/^\*\*\*([\s\S]+?)\*\*\*/, (m, world) => el("strong", {}, el("em", {}, inline(m[1], world)))],
  [/^\*\*([\s\S]+?)\*\*/, (m, world) => el("strong", {}, inline(m[1], world))],
  [/^__([\s\S]+?)__/, (m, world) => el("u", {}, inline(m[1], world))],
  [/^\*(?!\s)([^*]+?)\*/, (m, world) => el("em", {}, inline(m[1], world))],
  [/^_(?!\s)([^_]+?)_(?!\w)/, (m, world) => el("em", {}, inline(m[1], world))],
  [/^~~([\s\S]+?)~~/, (m, world) => el("s", {}, inline(m[1], world))],
  [/^\|\|([\s\S]+?)\|\|/, (m, world) => spoiler(inline(m[1], world))],
  [/^<@!?(\d+)>/, (m, world) => mention("@", world.people[m[1]]?.display, m[1] === world.me)],
  [/^<@&(\d+)>/, (m, world) => mention("@", world.roles()[m[1]])],
  [/^<#(\d+)>/, (m, world) => channelLink(m[1], world)],
  [/^<\/([^:>]+):\d+>/, (m) => mention("/", m[1])],
  [/^<a?:(\w+):(\d+)>/, (m) => ownEmoji(m[1], m[2])],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m, world) => time(Number(m[1]), m[2] ?? "f", world)],
  [/^\[([^\]\n]+)\]\((https?:\/\/[^\s)]+)\)/, (m, world) => link(m[2], inline(m[1], world))],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1], [m[1]])],
  [/^https?:\/\/[^\s<>)]+/, (m) => link(m[0], [m[0]])],
];

export function inline(text, world) {
  const parts = [];
  let plain = "";
  let rest = text;
  let before = "";
  while (rest) {
    const insideWord = rest[0] === "_" && /\w$/.test(before);
    const hit = !insideWord && find(rest);
    if (hit) {
      if (plain) parts.push(plain);
      plain = "";
      parts.push(hit.make(hit.match, world));
      before = hit.match[0];
      rest = rest.slice(hit.match[0].length);
    } else {
      before = rest[0];
      plain += rest[0];
      rest = rest.slice(1);
    }
  }
  if (plain) parts.push(plain);
  return parts;
}

function find(text) {
  if (!/^[`\\*_~|<[h]/.test(text)) return null;
  for (const [pattern, make] of INLINE) {
    const match = pattern.exec(text);
    if (match) return { match, make };
  }
  return null;
}

function spoiler(children) {
  const open = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.currentTarget.classList.add("open");
  };
  return el("span", { class: "spoiler", tabIndex: 0, role: "button", onclick: open, onkeydown: open }, children);
}

function mention(sign, name, mine) {
  return el("span", { class: mine ? "mention mine" : "mention" }, sign + (name ?? "?"));
}

function channelLink(id, world) {
  const place = world.place(id);
  if (!place) return mention("#", null);
  return el("button", { class: "mention", onclick: () => world.look(id) }, `#${place.name}`);
}

function time(seconds, style, world) {
  const full = moment(seconds, "F", world.now());
  return el("time", { title: full, data: { seconds, style } }, moment(seconds, style, world.now()));
}

function link(url, children) {
  return el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, children);
}

export function markdown(text, world) {
  const box = el("div", { class: "text" });
  // Code blocks first, so that what looks like a heading inside stays code.
  for (const piece of text.split(/(```[\s\S]+?```)/)) {
    if (piece.startsWith("```")) box.append(...inline(piece, world));
    else box.append(...blocks(piece.split("\n"), world));
  }
  return box;
}

function blocks(lines, world) {
  const made = [];
  let paragraph = [];
  const flush = () => {
    while (paragraph.length && !paragraph[0].trim()) paragraph.shift();
    while (paragraph.length && !paragraph.at(-1).trim()) paragraph.pop();
    if (paragraph.length) made.push(el("p", {}, inline(paragraph.join("\n"), world)));
    paragraph = [];
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    const heading = /^(#{1,3}) +(.+)/.exec(line);
    const small = /^-# +(.+)/.exec(line);
    if (heading) {
      flush();
      made.push(el(`h${heading[1].length + 1}`, {}, inline(heading[2], world)));
    } else if (small) {
      flush();
      made.push(el("small", {}, inline(small[1], world)));
    } else if (/^>>> /.test(line)) {
      flush();
      made.push(el("blockquote", {}, blocks([line.slice(4), ...lines.slice(at + 1)], world)));
      return made;
    } else if (/^> /.test(line)) {
      flush();
      const quoted = [];
      while (at < lines.length && /^> ?/.test(lines[at])) quoted.push(lines[at++].replace(/^> ?/, ""));
      at--;
      made.push(el("blockquote", {}, blocks(quoted, world)));
    } else if (LIST.test(line)) {
      flush();
      const [list, next] = takeList(lines, at, world);
      made.push(list);
      at = next - 1;
    } else {
      paragraph.push(line);
    }
  }
  flush();
  return made;
}

const LIST = /^( *)([-*]|\d+\.) +(.+)/;

function takeList(lines, at, world) {
  const first = LIST.exec(lines[at]);
  const depth = first[1].length;
  const ordered = /\d/.test(first[2]);
  const list = el(ordered ? "ol" : "ul", ordered ? { start: parseInt(first[2], 10) } : {});
  while (at < lines.length) {
    const item = LIST.exec(lines[at]);
    if (!item || item[1].length < depth) break;
    if (item[1].length > depth) {
      const [inner, next] = takeList(lines, at, world);
      list.lastChild.append(inner);
      at = next;
    } else {
      list.append(el("li", {}, inline(item[3], world)));
      at++;
    }
  }
  return [list, at];
}
