// A picture opened large, with its words, and the next one a key away.

import { el, fill } from "./dom.js";
import { say } from "./words.js";

export function enlarge(items, at) {
  const stage = el("div", { class: "stage" });
  const box = el("dialog", { class: "large", onclose: () => box.remove() },
    el("button", { class: "plain closer", "aria-label": say("close"), onclick: () => box.close() }, "✕"), stage);
  const show = (place) => {
    at = (place + items.length) % items.length;
    const { media, description } = items[at];
    const image = el("img", {
      src: media.url, alt: description ?? "",
      onclick: (event) => event.currentTarget.classList.toggle("full"),
    });
    fill(stage, image, description && el("p", {}, description),
      items.length > 1 && el("p", { class: "quiet" }, `${at + 1} / ${items.length}`));
  };
  box.addEventListener("keydown", (event) => {
    if (event.key === "ArrowRight") show(at + 1);
    if (event.key === "ArrowLeft") show(at - 1);
  });
  box.addEventListener("click", (event) => {
    if (event.target === box || event.target === stage) box.close();
  });
  document.body.append(box);
  show(at);
  box.showModal();
}
