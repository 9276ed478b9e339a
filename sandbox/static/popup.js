// A floating list to pick from. It lives outside the messages, so that an edit never closes it.

import { el, fill } from "./dom.js";
import { say } from "./words.js";

let open = null;

export function closePopup() {
  if (!open) return;
  const { box, anchorId, leave } = open;
  open = null;
  box.remove();
  document.removeEventListener("pointerdown", leave, true);
  document.querySelector(`[data-anchor="${CSS.escape(anchorId)}"]`)?.focus({ preventScroll: true });
}

/* items: {value, label, description, mark, chosen}; done gets the chosen values. */
export function pick({ anchor, items, least = 1, most = 1, done, searchable = items.length > 9, title }) {
  closePopup();
  const chosen = new Set(items.filter((item) => item.chosen).map((item) => item.value));
  const list = el("div", { class: "options", role: "listbox", "aria-multiselectable": most > 1 || least === 0 });
  const search = searchable ? el("input", { class: "search", placeholder: say("find"), "aria-label": say("find") }) : null;
  const finish = el("button", { class: "primary", onclick: () => send() }, say("done"));
  const many = most > 1 || least === 0;
  const box = el("div", { class: "popup", role: "dialog", "aria-label": title ?? say("choose") },
    search, list, many && el("div", { class: "popup-foot" }, finish));

  const send = () => {
    const values = items.filter((item) => chosen.has(item.value)).map((item) => item.value);
    closePopup();
    done(values);
  };
  const toggle = (value) => {
    if (!many) {
      chosen.clear();
      chosen.add(value);
      send();
    } else {
      if (chosen.has(value)) chosen.delete(value);
      else if (chosen.size < most) chosen.add(value);
      draw(value);
    }
  };
  const draw = (focused) => {
    const wanted = (search?.value ?? "").toLowerCase();
    const fitting = items.filter((item) => item.label.toLowerCase().includes(wanted));
    fill(list, fitting.length ? fitting.map((item) => optionRow(item, chosen, many, toggle)) : el("p", { class: "quiet" }, say("nothing")));
    finish.disabled = chosen.size < least;
    if (focused !== undefined) [...list.children].find((row) => row.dataset.value === String(focused))?.focus();
  };
  search?.addEventListener("input", () => draw());
  box.addEventListener("keydown", (event) => steer(event, box, finish));
  const leave = (event) => {
    if (!box.contains(event.target) && !anchor.contains(event.target)) closePopup();
  };
  draw();
  // A form is above everything else on the page, so its lists must be inside it.
  (anchor.closest("dialog") ?? document.body).append(box);
  place(box, anchor);
  document.addEventListener("pointerdown", leave, true);
  open = { box, anchorId: anchor.dataset.anchor ?? "", leave };
  (search ?? list.querySelector("[aria-selected=true]") ?? list.firstChild)?.focus({ preventScroll: true });
}

function optionRow(item, chosen, many, toggle) {
  const on = chosen.has(item.value);
  return el("button", {
    class: "option", role: "option", "aria-selected": String(on), data: { value: item.value },
    onclick: () => toggle(item.value),
  },
  item.mark,
  el("span", { class: "option-words" }, el("span", {}, item.label), item.description && el("small", {}, item.description)),
  many && el("span", { class: "tick", "aria-hidden": "true" }, on ? "☑" : "☐"));
}

function steer(event, box, finish) {
  const rows = [...box.querySelectorAll(".option")];
  const at = rows.indexOf(document.activeElement);
  if (event.key === "Escape") {
    event.stopPropagation();
    event.preventDefault();
    closePopup();
  } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    rows.at((at + (event.key === "ArrowDown" ? 1 : -1) + rows.length) % rows.length)?.focus();
  } else if (event.key === "Enter" && event.target.tagName === "INPUT") {
    event.preventDefault();
    rows[0]?.click();
  } else if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !finish.disabled) {
    finish.click();
  }
}

function place(box, anchor) {
  const spot = anchor.getBoundingClientRect();
  const width = Math.max(spot.width, 220);
  box.style.width = `${Math.min(width, innerWidth - 16)}px`;
  box.style.left = `${Math.max(8, Math.min(spot.left, innerWidth - width - 8))}px`;
  const below = innerHeight - spot.bottom;
  if (below > 240 || below > spot.top) {
    box.style.top = `${spot.bottom + 4}px`;
    box.style.maxHeight = `${below - 12}px`;
  } else {
    box.style.bottom = `${innerHeight - spot.top + 4}px`;
    box.style.maxHeight = `${spot.top - 12}px`;
  }
}
