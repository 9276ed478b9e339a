// The page: one socket, one person at a time, one channel at a time.

import { Composer } from "./composer.js";
import { el, fill, toast } from "./dom.js";
import { drawMessage, groupUp } from "./message.js";
import { openModal } from "./modal.js";
import { drawFrame } from "./frame.js";
import { closePopup } from "./popup.js";
import { moment, say, speak } from "./words.js";

const list = document.getElementById("messages");
const NEAR_BOTTOM = 120;
const DM = 1, FORUM = 15;

let socket = null;
let state = null;
let skew = 0;
let ticket = 0;
let drawnChannel = null;
let wanted = null;
const messages = new Map();
const tickets = new Map();
const pings = new Map();
const unread = new Set();

/* What the other modules may know and do. */
export const world = {
  waiting: new Set(),
  failures: new Set(),
  get people() { return state?.people ?? {}; },
  get me() { return state?.me; },
  get commands() { return state?.commands ?? []; },
  get menus() { return state?.menus ?? []; },
  get state() { return state; },
  now: () => Date.now() / 1000 + skew,
  pingsOf: (person) => [...pings].filter(([key]) => key.startsWith(`${person}/`)).reduce((sum, [, count]) => sum + count, 0),
  isUnread: (channel) => unread.has(`${state.me}/${channel}`),
  pingsIn: (channel) => pings.get(`${state.me}/${channel}`) ?? 0,
  server: () => state.servers.find((server) => server.channels.some((place) => place.id === state.channel)) ?? state.servers[0],
  channels: () => world.server()?.channels.filter((place) => [0, FORUM].includes(place.kind)) ?? [],
  members: () => {
    const place = world.here();
    if (place?.kind === DM) return [state.people[place.with], state.people[state.me]].filter(Boolean);
    if (place?.people) return place.people.map((id) => state.people[id]);
    return (world.server()?.members ?? []).map((id) => state.people[id]);
  },
  roles: () => Object.fromEntries((world.server()?.roles ?? []).map((role) => [role.id, role.name])),
  place: (id) => [...state.servers.flatMap((server) => server.channels), ...state.dms].find((place) => place.id === id),
  here: () => (state?.channel ? world.place(state.channel) : null),
  title: (place) => (place.kind === DM ? `@${state.people[place.with]?.display ?? "?"}` : `#${place.name}`),
  look: (channel) => {
    // Shown at once: what is pressed or typed next is meant for there, not for here.
    if (world.place(channel)) {
      state.channel = wanted = channel;
      drawFrame(world);
      composer.refresh();
    }
    send("look", { channel });
  },
  writeTo: (person) => send("look", { with: person }),
  be: (person) => {
    closePopup();
    send("be", { person, channel: state.channel });
  },
  send,
  ask: (what, frame, then) => send(what, { ...frame, ticket: remember({ then }) }),
  act,
  upload,
};

const composer = new Composer(document.getElementById("composer"), world);

function send(what, frame = {}) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ do: what, ...frame }));
}

function remember(entry) {
  ticket += 1;
  tickets.set(ticket, entry);
  return ticket;
}

/* Sends a press, a choice or a command once, and shows what becomes of it. */
function act(what, frame, anchor, then) {
  if (world.waiting.has(anchor) || socket?.readyState !== WebSocket.OPEN) return;
  world.waiting.add(anchor);
  world.failures.delete(frame.message);
  redraw(frame.message);
  send(what, { ...frame, ticket: remember({ anchor, message: frame.message, settled: then }) });
}

function settle(number, { failed = false, refused = false } = {}) {
  const entry = tickets.get(number);
  tickets.delete(number);
  if (!entry) return null;
  world.waiting.delete(entry.anchor);
  if (failed && entry.message) world.failures.add(entry.message);
  else if (failed) toast(say("failed"));
  redraw(entry.message);
  entry.settled?.(refused);
  return entry;
}

async function upload(file) {
  const answer = await fetch(`upload?name=${encodeURIComponent(file.name)}`, { method: "POST", body: file });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()).upload;
}

const HEARD = {
  state(frame) {
    // What was on its way before a change of channel does not undo it.
    const late = wanted && frame.channel !== wanted && frame.me === state.me;
    state = frame;
    if (late && world.place(wanted)) state.channel = wanted;
    else wanted = null;
    skew = frame.now - Date.now() / 1000;
    speak(frame.locale);
    sessionStorage.setItem("hearth", JSON.stringify({ person: frame.me, channel: frame.channel }));
    drawFrame(world);
    composer.refresh();
  },
  channel(frame) {
    if (wanted && frame.channel !== wanted) return;
    if (drawnChannel !== `${state.me}/${frame.channel}`) closePopup();
    drawnChannel = `${state.me}/${frame.channel}`;
    unread.delete(drawnChannel);
    pings.delete(drawnChannel);
    messages.clear();
    frame.messages.forEach((message) => messages.set(message.id, message));
    const older = frame.more && olderButton();
    fill(list, older, frame.messages.length ? frame.messages.map((message) => drawMessage(message, world)) : emptyNote());
    groupUp(list);
    drawFrame(world);
    toBottom();
  },
  older(frame) {
    const height = list.scrollHeight;
    list.querySelector(".older")?.remove();
    const fresh = frame.messages.map((message) => drawMessage(message, world));
    const later = [...messages];
    messages.clear();
    frame.messages.forEach((message) => messages.set(message.id, message));
    later.forEach(([id, message]) => messages.set(id, message));
    list.prepend(...(frame.more ? [olderButton()] : []), ...fresh);
    groupUp(list);
    list.scrollTop += list.scrollHeight - height;
  },
  message({ message }) {
    if (message.channel_id !== state.channel) return;
    const down = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_BOTTOM;
    messages.set(message.id, message);
    if (list.querySelector(`[data-id="${message.id}"]`)) redraw(message.id);
    else {
      list.querySelector(".empty")?.remove();
      list.append(drawMessage(message, world));
      groupUp(list);
    }
    if (down) toBottom();
  },
  gone({ message }) {
    messages.delete(message);
    list.querySelector(`[data-id="${message}"]`)?.remove();
    groupUp(list);
  },
  news({ channel, pinged, seen }) {
    const here = channel === state.channel && document.visibilityState === "visible";
    for (const person of pinged) {
      const key = `${person}/${channel}`;
      if (!(here && person === state.me)) pings.set(key, (pings.get(key) ?? 0) + 1);
    }
    if (seen && !here) unread.add(`${state.me}/${channel}`);
    drawFrame(world);
  },
  answered: (frame) => settle(frame.ticket, frame),
  modal(frame) {
    settle(frame.ticket);
    openModal(frame.modal, world, (values, uploads) =>
      act("submit", { interaction: frame.interaction, values, uploads }, `modal/${frame.interaction}`));
  },
  choices(frame) {
    tickets.get(frame.ticket)?.then?.(frame.choices);
    tickets.delete(frame.ticket);
  },
  refused(frame) {
    wanted = null;
    settle(frame.ticket, { refused: true });
    toast(say(frame.reason));
    console.info(frame.words);
  },
  typing({ name }) {
    const note = document.getElementById("typing");
    note.textContent = say("typing", name);
    clearTimeout(note.timer);
    note.timer = setTimeout(() => { note.textContent = ""; }, 8000);
  },
};

function redraw(id) {
  const old = id && list.querySelector(`[data-id="${id}"]`);
  if (!old || !messages.has(id)) return;
  const focused = old.contains(document.activeElement) ? document.activeElement.dataset.anchor : null;
  const fresh = drawMessage(messages.get(id), world);
  old.replaceWith(fresh);
  groupUp(list);
  if (focused) fresh.querySelector(`[data-anchor="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}

function olderButton() {
  const first = () => list.querySelector(".message")?.dataset.id;
  return el("button", { class: "button older", onclick: () => send("older", { before: first() }) }, say("older"));
}

function emptyNote() {
  return el("p", { class: "quiet empty" }, say("empty"));
}

function toBottom() {
  list.scrollTop = list.scrollHeight;
}
list.addEventListener("load", (event) => {
  // A picture that arrives late must not push the newest line out of sight.
  if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_BOTTOM + event.target.clientHeight) toBottom();
}, true);

speak(navigator.language);

function connect() {
  socket = new WebSocket(new URL("socket", location.href.replace(/^http/, "ws")));
  socket.onopen = () => {
    document.getElementById("offline").hidden = true;
    world.waiting.clear();
    tickets.clear();
    wanted = null;
    const known = JSON.parse(sessionStorage.getItem("hearth") ?? "{}");
    send("be", { speaks: navigator.language, ...known });
  };
  socket.onmessage = (event) => {
    const frame = JSON.parse(event.data);
    HEARD[frame.what]?.(frame);
  };
  socket.onclose = () => {
    const note = document.getElementById("offline");
    note.textContent = say("offline");
    note.hidden = false;
    setTimeout(connect, 1000);
  };
}

setInterval(() => {
  for (const node of document.querySelectorAll("time[data-style=R]")) {
    node.textContent = moment(Number(node.dataset.seconds), "R", world.now());
  }
}, 10000);

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible" && state?.channel) {
    pings.delete(`${state.me}/${state.channel}`);
    unread.delete(`${state.me}/${state.channel}`);
    drawFrame(world);
  }
});

connect();
