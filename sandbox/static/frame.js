// Around the messages: people to be, places to go, members, settings.

import { avatar, el, fill } from "./dom.js";
import { pick } from "./popup.js";
import { say } from "./words.js";

const DM = 1, FORUM = 15;
const LANGUAGES = { "en-US": "English", ru: "Русский", de: "Deutsch", fr: "Français", "es-ES": "Español", uk: "Українська" };
const get = (id) => document.getElementById(id);

export function drawFrame(world) {
  drawPeople(world);
  drawPlaces(world);
  drawHeader(world);
  drawMembers(world);
  drawSettings(world);
}

function everybody(world) {
  return Object.values(world.people).filter((person) => !person.bot);
}

function count(number) {
  return number > 0 && el("span", { class: "count" }, String(number));
}

function drawPeople(world) {
  fill(get("people"), everybody(world).map((person, at) => el("button", {
    class: `person ${person.id === world.me ? "me" : ""}`,
    role: "radio", "aria-checked": String(person.id === world.me), "aria-label": person.display,
    title: `${person.display} (Alt+${at + 1})`,
    onclick: () => world.be(person.id),
  }, avatar(person, "small"), el("span", { class: "name" }, person.display), count(world.pingsOf(person.id)))));
}

function placeRow(place, world, style = "") {
  const here = place.id === world.state.channel;
  const label = place.kind === DM ? world.people[place.with]?.display ?? "?" : place.name;
  const mark = place.kind === DM ? avatar(world.people[place.with], "small") : el("span", { class: "hash" }, place.parent ? "↳" : place.kind === FORUM ? "▤" : "#");
  return el("button", {
    class: `place ${style} ${here ? "here" : ""} ${world.isUnread(place.id) ? "unread" : ""} ${place.asleep ? "asleep" : ""}`,
    "aria-current": here ? "page" : null,
    onclick: () => {
      document.body.classList.remove("side-open");
      world.look(place.id);
    },
  }, mark, el("span", { class: "name" }, label), place.tags?.map((tag) => el("span", { class: "tag" }, tag)), place.asleep && el("span", { title: say("asleep") }, "☾"), count(world.pingsIn(place.id)));
}

function drawPlaces(world) {
  const { servers, dms } = world.state;
  const rows = servers.flatMap((server) => [
    el("h2", {}, server.name),
    ...server.channels.filter((place) => !place.parent).flatMap((place) => [
      placeRow(place, world),
      ...server.channels.filter((thread) => thread.parent === place.id && (!thread.asleep || thread.joined || place.kind === FORUM))
        .map((thread) => placeRow(thread, world, "thread")),
    ]),
  ]);
  fill(get("places"), rows, el("h2", {}, say("letters")), dms.map((place) => placeRow(place, world)));
}

function drawHeader(world) {
  const place = world.here();
  const [title, topic] = get("where").children;
  title.textContent = place ? world.title(place) : "Hearth";
  topic.textContent = place?.topic ?? "";
  document.title = place ? `${title.textContent} · Hearth` : "Hearth";
}

function drawMembers(world) {
  const menu = world.menus.filter((entry) => entry.on === "user");
  fill(get("members"), el("h2", {}, say("members")), world.members().map((person) => el("button", {
    class: "place", data: { anchor: `member/${person.id}` },
    onclick: (event) => pick({
      anchor: event.currentTarget,
      items: [
        ...(person.id === world.me ? [] : [{ value: "", label: say("write_to", person.display) }]),
        ...menu.map((entry) => ({ value: entry.name, label: entry.shown })),
      ],
      done: ([name]) => {
        document.body.classList.remove("members-open");
        if (name) world.act("menu", { name, user: person.id }, `member/${person.id}`);
        else world.writeTo(person.id);
      },
    }),
  }, avatar(person, "small"), el("span", { class: "name" }, person.display), person.bot && el("span", { class: "badge" }, "bot"))));
}

function drawSettings(world) {
  const { locale, takes_dms: open } = world.state;
  const language = el("select", {
    "aria-label": say("language"), onchange: (event) => world.send("locale", { locale: event.target.value }),
  }, Object.entries(LANGUAGES).map(([value, label]) => el("option", { value, selected: value === locale }, label)));
  const dark = isDark();
  fill(get("settings"),
    language,
    el("button", { class: "plain theme", onclick: () => setTheme(dark ? "light" : "dark", world) },
      dark ? `☀ ${say("light")}` : `☾ ${say("dark")}`),
    el("label", { class: "tick-row" },
      el("input", { type: "checkbox", checked: open, onchange: (event) => world.send("dms", { open: event.target.checked }) }),
      el("span", {}, say("dmsOpen"))));
}

function isDark() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : !matchMedia("(prefers-color-scheme: light)").matches;
}

function setTheme(theme, world) {
  document.documentElement.dataset.theme = theme;
  localStorage.setItem("hearth-theme", theme);
  drawSettings(world);
  offerPictures(world);
}

/* Discord tells nobody's theme: pictures follow a setting of the bot, which is offered once. */
function offerPictures(world) {
  if (localStorage.getItem("hearth-pictures") || !world.commands.some((one) => one.path === "settings")) return;
  localStorage.setItem("hearth-pictures", "offered");
  const note = el("div", { class: "toast" }, say("lightPictures"),
    el("div", { class: "row" },
      el("button", {
        class: "button primary", onclick: () => {
          note.remove();
          world.act("slash", { path: "settings", options: {} }, "slash");
        },
      }, say("settings")),
      el("button", { class: "button", onclick: () => note.remove() }, say("later"))));
  get("toasts").append(note);
}

const kept = localStorage.getItem("hearth-theme");
if (kept) document.documentElement.dataset.theme = kept;

get("open-side").addEventListener("click", () => document.body.classList.toggle("side-open"));
get("open-members").addEventListener("click", () => document.body.classList.toggle("members-open"));
document.addEventListener("pointerdown", (event) => {
  if (!event.target.closest("#side, #open-side")) document.body.classList.remove("side-open");
  if (!event.target.closest("#members, #open-members, .popup")) document.body.classList.remove("members-open");
});
document.addEventListener("keydown", (event) => {
  if (event.altKey && /^[1-9]$/.test(event.key)) {
    event.preventDefault();
    get("people").children[Number(event.key) - 1]?.click();
  } else if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
    event.preventDefault();
    const rows = [...get("places").querySelectorAll(".place")];
    const at = rows.findIndex((row) => row.classList.contains("here"));
    rows[at + (event.key === "ArrowDown" ? 1 : -1)]?.click();
  } else if (event.key === "/" && !event.target.closest("input, textarea, select, dialog")) {
    event.preventDefault();
    const input = document.querySelector("#composer textarea");
    if (input) {
      input.focus();
      input.value = "/";
      input.dispatchEvent(new Event("input"));
    }
  }
});
