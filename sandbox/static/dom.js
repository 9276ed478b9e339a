// Elements are made by hand: no text of anybody ever becomes markup.

export function el(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "class") node.className = value;
    else if (name === "data") Object.assign(node.dataset, value);
    else if (name === "hue") node.style.setProperty("--hue", value);
    else if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name in node && !name.startsWith("aria")) node[name] = value;
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

export function avatar(person, size = "") {
  const name = person?.display ?? "?";
  let hue = 7;
  for (const letter of name) hue = (hue * 53 + letter.codePointAt(0) * 97) % 360;
  return el("span", { class: `avatar ${size}`, hue, "aria-hidden": "true" }, person?.bot ? "✦" : [...name][0]);
}

/* One of the application's own; its name is what a screen reader says. */
export function ownEmoji(name, id) {
  return el("img", { class: "emoji own", src: `emoji/${id}`, alt: `:${name}:`, title: `:${name}:` });
}

export function fill(node, ...children) {
  node.replaceChildren(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

export function toast(words) {
  const note = el("div", { class: "toast" }, words);
  document.getElementById("toasts").append(note);
  setTimeout(() => note.remove(), 6000);
}
