// A form that the bot opened.

import { el, toast } from "./dom.js";
import { markdown } from "./markdown.js";
import { selectItems } from "./parts.js";
import { pick } from "./popup.js";
import { say } from "./words.js";

export function openModal(modal, world, submit) {
  const fields = [];
  const rows = modal.components.map((part) => row(part, world, fields));
  const form = el("form", { method: "dialog", class: "form" },
    el("h2", {}, modal.title), rows,
    el("div", { class: "form-foot" },
      el("button", { type: "button", class: "button", onclick: () => box.close() }, say("cancel")),
      el("button", { type: "submit", class: "button primary" }, say("send"))));
  const box = el("dialog", { class: "modal", "aria-label": modal.title, onclose: () => box.remove() }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = fields.find((field) => !field.ready());
    if (wrong) {
      wrong.node.classList.add("wrong");
      wrong.node.querySelector("input, textarea, button")?.focus();
      return;
    }
    try {
      const values = {};
      const uploads = [];
      for (const field of fields) {
        values[field.id] = await field.value();
        if (field.file) uploads.push(field.id);
      }
      submit(values, uploads);
      box.close();
    } catch (error) {
      toast(String(error.message ?? error));
    }
  });
  form.addEventListener("input", (event) => event.target.closest(".field")?.classList.remove("wrong"));
  document.body.append(box);
  box.showModal();
  box.querySelector("textarea, form input, .select")?.focus();
}

function row(part, world, fields) {
  if (part.type === 10) return markdown(part.content, world);
  const inner = part.type === 1 ? part.components[0] : part.component;
  const label = part.label ?? inner.label;
  const required = inner.required !== false && inner.type !== 23;
  const field = (KINDS[inner.type] ?? choice)(inner, world, required);
  field.id = inner.custom_id;
  field.node = el("div", { class: "field" },
    el("label", { for: `field-${inner.custom_id}` }, label, !required && el("small", {}, ` (${say("optional")})`)),
    part.description && el("small", { class: "quiet" }, part.description),
    field.node);
  fields.push(field);
  return field.node;
}

const KINDS = { 4: textField, 19: fileField, 21: optionsField, 22: optionsField, 23: tickField };

function textField(part, world, required) {
  const tag = part.style === 2 ? "textarea" : "input";
  const input = el(tag, {
    id: `field-${part.custom_id}`, value: part.value ?? "", placeholder: part.placeholder ?? "",
    maxLength: part.max_length ?? 4000, autocomplete: "off",
  });
  if (tag === "textarea") input.rows = 5;
  const least = Math.max(part.min_length ?? 0, 1);
  return {
    node: input,
    ready: () => (!required && !input.value) || input.value.length >= least,
    value: () => input.value,
  };
}

function optionsField(part, world, required) {
  const many = part.type === 22;
  const least = required ? (many ? part.min_values ?? 1 : 1) : 0;
  const most = part.max_values ?? part.options.length;
  const boxes = part.options.map((option) => el("input", {
    type: many ? "checkbox" : "radio", name: part.custom_id, value: option.value, checked: option.default ?? false,
  }));
  const chosen = () => boxes.filter((box) => box.checked).map((box) => box.value);
  return {
    node: el("div", { class: "ticks", id: `field-${part.custom_id}` }, part.options.map((option, at) =>
      el("label", { class: "tick-row" }, boxes[at],
        el("span", {}, option.label, option.description && el("small", { class: "quiet" }, option.description))))),
    ready: () => chosen().length >= least && (!many || chosen().length <= most),
    value: chosen,
  };
}

function tickField(part) {
  const box = el("input", { type: "checkbox", id: `field-${part.custom_id}`, checked: part.default ?? false });
  return { node: box, ready: () => true, value: () => box.checked };
}

function fileField(part, world, required) {
  const words = el("span", {}, say("chooseFile"));
  const input = el("input", {
    type: "file", class: "unseen", id: `field-${part.custom_id}`, multiple: (part.max_values ?? 1) > 1,
    onchange: () => {
      words.textContent = [...input.files].map((file) => file.name).join(", ") || say("chooseFile");
    },
  });
  return {
    node: el("label", { class: "select" }, input, words, el("span", { "aria-hidden": "true" }, "+")),
    file: true,
    ready: () => input.files.length >= (required ? part.min_values ?? 1 : 0),
    value: () => Promise.all([...input.files].map((file) => world.upload(file))),
  };
}

function choice(part, world, required) {
  const items = selectItems(part, world);
  let chosen = items.filter((item) => item.chosen).map((item) => item.value);
  const least = required ? part.min_values ?? 1 : 0;
  const words = el("span", {});
  const show = () => {
    const names = items.filter((item) => chosen.includes(item.value)).map((item) => item.label);
    words.textContent = names.join(", ") || part.placeholder || say("choose");
  };
  const button = el("button", {
    type: "button", class: "select", id: `field-${part.custom_id}`, data: { anchor: `field/${part.custom_id}` },
    onclick: () => pick({
      anchor: button, least, most: part.max_values ?? 1,
      items: items.map((item) => ({ ...item, chosen: chosen.includes(item.value) })),
      done: (values) => {
        chosen = values;
        show();
      },
    }),
  }, words, el("span", { "aria-hidden": "true" }, "▾"));
  show();
  return { node: button, ready: () => chosen.length >= least, value: () => chosen };
}
