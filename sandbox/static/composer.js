// Where people write, and where "/" opens the commands.

import { el, fill, toast } from "./dom.js";
import { selectItems } from "./parts.js";
import { say } from "./words.js";

const STRING = 3, INTEGER = 4, BOOLEAN = 5, NUMBER = 10, ATTACHMENT = 11;
const AS_SELECT = { 6: 5, 7: 8, 8: 6, 9: 7 };
const SHOWN = 30;

export class Composer {
  constructor(node, world) {
    this.node = node;
    this.world = world;
    this.files = [];
    this.drafts = {};
    this.key = "";
    this.ticket = 0;
  }

  /* Called after every change of state; what is being typed stays. */
  refresh() {
    const { world } = this;
    const place = world.here();
    const key = `${world.me}/${place?.id}/${document.documentElement.lang}/${place?.may_write}/${place?.asleep}`;
    if (key === this.key) return this.suggest();
    if (this.input) this.drafts[this.draftKey] = this.input.value;
    this.key = key;
    this.draftKey = `${world.me}/${place?.id}`;
    this.files = [];
    this.write(this.drafts[this.draftKey] ?? "");
  }

  write(text = "") {
    this.form = null;
    const place = this.world.here();
    this.list = el("div", { class: "suggestions", role: "listbox", hidden: true });
    this.input = el("textarea", {
      rows: 1, value: text, placeholder: say("write"), "aria-label": say("write"),
      oninput: () => this.grow(), onkeydown: (event) => this.steer(event), onpaste: (event) => this.paste(event),
    });
    const file = el("input", { type: "file", hidden: true, multiple: true, onchange: () => this.addFiles(file.files) });
    this.tray = el("div", { class: "tray" });
    fill(this.node,
      this.list,
      place?.asleep && el("p", { class: "quiet note" }, say("asleep")),
      place && !place.may_write && el("p", { class: "quiet note" }, say("mayNot")),
      this.tray,
      el("div", { class: "write-row" },
        el("button", { class: "plain", "aria-label": say("file"), title: say("file"), onclick: () => file.click() }, "+"), file,
        this.input,
        el("button", { class: "plain send", "aria-label": say("send"), onclick: () => this.send() }, "➤")));
    this.grow();
  }

  grow() {
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 160)}px`;
    this.suggest();
  }

  async addFiles(list) {
    for (const file of list) {
      const ticket = await this.world.upload(file);
      this.files.push({ ticket, name: file.name });
    }
    fill(this.tray, this.files.map((file) => el("span", { class: "chip" }, file.name)));
  }

  paste(event) {
    if (event.clipboardData?.files.length) this.addFiles(event.clipboardData.files);
  }

  send() {
    const text = this.input.value.trim();
    if (text.startsWith("/")) {
      const first = this.list.querySelector(".option");
      if (first) first.click();
      else toast(say("noCommands"));
      return;
    }
    if (!text && !this.files.length) return;
    this.world.send("say", { text, files: this.files.map((file) => file.ticket) });
    this.files = [];
    this.write();
    this.input.focus();
  }

  steer(event) {
    const rows = [...this.list.querySelectorAll(".option")];
    const at = rows.findIndex((row) => row.getAttribute("aria-selected") === "true");
    if (!this.list.hidden && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      const next = (at + (event.key === "ArrowDown" ? 1 : -1) + rows.length) % rows.length;
      rows.forEach((row, place) => row.setAttribute("aria-selected", String(place === next)));
      rows[next]?.scrollIntoView({ block: "nearest" });
    } else if ((event.key === "Enter" && !event.shiftKey) || (event.key === "Tab" && !this.list.hidden)) {
      if (event.isComposing) return;
      event.preventDefault();
      if (!this.list.hidden && rows.length) rows[Math.max(at, 0)].click();
      else this.send();
    } else if (event.key === "Escape") {
      this.list.hidden = true;
    }
  }

  suggest() {
    if (this.form || !this.input) return;
    const text = this.input.value;
    if (!text.startsWith("/")) {
      this.list.hidden = true;
      return;
    }
    const wanted = text.slice(1).toLowerCase();
    const fitting = this.world.commands
      .filter((command) => command.shown.toLowerCase().includes(wanted) || command.path.includes(wanted)
        || wanted.startsWith(`${command.shown.toLowerCase()} `))
      .sort((one, other) => other.shown.startsWith(wanted) - one.shown.startsWith(wanted));
    fill(this.list, fitting.length === 0 && el("p", { class: "quiet" }, say("noCommands")),
      fitting.slice(0, SHOWN).map((command, at) => el("button", {
        class: "option", role: "option", "aria-selected": String(at === 0), onclick: () => this.begin(command),
      }, el("span", { class: "option-words" }, el("span", {}, `/${command.shown}`), el("small", {}, command.description)))));
    this.list.hidden = false;
  }

  /* A chosen command: its options as small fields. */
  begin(command) {
    this.input = null;
    this.list = el("div", { class: "suggestions", role: "listbox", hidden: true });
    const fields = el("div", { class: "option-fields" });
    const spare = el("div", { class: "spare" });
    this.form = { command, values: {}, fields };
    const add = (option, focus) => {
      const node = this.field(option);
      fields.append(node);
      if (focus) node.querySelector("input, select, button")?.focus();
    };
    command.options.filter((option) => option.required).forEach((option) => add(option));
    for (const option of command.options.filter((one) => !one.required)) {
      const chip = el("button", {
        class: "chip add", title: option.description,
        onclick: () => {
          chip.remove();
          add(option, true);
        },
      }, `+ ${option.shown}`);
      spare.append(chip);
    }
    fill(this.node, this.list,
      el("div", { class: "command", onkeydown: (event) => this.steerCommand(event) },
        el("div", { class: "command-line" },
          el("strong", {}, `/${command.shown}`), fields, spare),
        el("p", { class: "quiet hint" }, command.description),
        el("div", { class: "command-foot" },
          el("button", { class: "button", onclick: () => this.cancel() }, say("cancel")),
          el("button", { class: "button primary run", onclick: () => this.run() }, say("send")))));
    (fields.querySelector("input, select, button") ?? this.node.querySelector(".run")).focus();
  }

  cancel() {
    this.write();
    this.input.focus();
  }

  steerCommand(event) {
    const rows = [...this.list.querySelectorAll(".option")];
    const at = rows.findIndex((row) => row.getAttribute("aria-selected") === "true");
    if (event.key === "Escape") {
      if (this.list.hidden) this.cancel();
      else this.list.hidden = true;
    } else if (!this.list.hidden && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      const next = (at + (event.key === "ArrowDown" ? 1 : -1) + rows.length) % rows.length;
      rows.forEach((row, place) => row.setAttribute("aria-selected", String(place === next)));
      rows[next]?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && event.target.tagName === "INPUT") {
      event.preventDefault();
      if (!this.list.hidden && rows.length) rows[Math.max(at, 0)].click();
      else this.run();
    } else if (event.key === "Tab") {
      this.list.hidden = true;
    }
  }

  field(option) {
    const make = option.choices ? this.listField
      : option.autocomplete ? this.liveField
      : option.type === BOOLEAN ? this.yesNoField
      : option.type === ATTACHMENT ? this.fileField
      : AS_SELECT[option.type] ? this.thingField
      : this.plainField;
    return el("label", { class: "option-field", title: option.description }, el("span", {}, option.shown), make.call(this, option));
  }

  keep(option, value) {
    if (value === "" || value === undefined || Number.isNaN(value)) delete this.form.values[option.name];
    else this.form.values[option.name] = value;
  }

  plainField(option) {
    const number = option.type === INTEGER || option.type === NUMBER;
    return el("input", {
      type: number ? "number" : "text", placeholder: option.description, step: option.type === NUMBER ? "any" : "1",
      min: option.min_value, max: option.max_value, maxLength: option.max_length ?? 6000, autocomplete: "off",
      oninput: (event) => this.keep(option, number ? event.target.valueAsNumber : event.target.value),
    });
  }

  options(option, items) {
    const list = el("select", {
      onchange: () => this.keep(option, list.value === "" ? undefined : items[Number(list.value)].value),
    }, el("option", { value: "" }, say("choose")), items.map((item, at) => el("option", { value: String(at) }, item.name)));
    return list;
  }

  listField(option) {
    return this.options(option, option.choices);
  }

  yesNoField(option) {
    return this.options(option, [{ name: say("yes"), value: true }, { name: say("no"), value: false }]);
  }

  thingField(option) {
    const items = selectItems({ type: AS_SELECT[option.type] }, this.world);
    return this.options(option, items.map((item) => ({ name: item.label, value: item.value })));
  }

  fileField(option) {
    const input = el("input", {
      type: "file", onchange: async () => this.keep(option, await this.world.upload(input.files[0])),
    });
    return input;
  }

  liveField(option) {
    let shown = null;
    const ask = () => {
      const typed = input.value;
      const mine = ++this.ticket;
      if (typed !== shown) this.keep(option, option.type === STRING ? typed : Number(typed || NaN));
      fill(this.list, el("p", { class: "quiet" }, say("loading")));
      this.list.hidden = false;
      const others = { ...this.form.values };
      delete others[option.name];
      const frame = { path: this.form.command.path, option: option.name, typed, options: others };
      this.world.ask("complete", frame, (choices) => {
        // A late answer to an earlier text must not replace the newest one.
        if (mine !== this.ticket || document.activeElement !== input) return;
        this.showChoices(choices, (choice) => {
          shown = choice.name;
          input.value = choice.name;
          this.keep(option, choice.value);
          this.list.hidden = true;
          input.focus();
          this.list.hidden = true;
        });
      });
    };
    const input = el("input", {
      placeholder: option.description, autocomplete: "off", role: "combobox", "aria-expanded": "false",
      oninput: ask, onblur: () => { this.list.hidden = true; }, onfocus: () => { if (input.value !== shown || shown === null) ask(); },
    });
    return input;
  }

  showChoices(choices, done) {
    fill(this.list,
      choices === null && el("p", { class: "quiet" }, say("noReply")),
      choices?.length === 0 && el("p", { class: "quiet" }, say("nothing")),
      (choices ?? []).map((choice, at) => el("button", {
        class: "option", role: "option", "aria-selected": String(at === 0),
        onmousedown: (event) => event.preventDefault(), onclick: () => done(choice),
      }, choice.name)));
    this.list.hidden = false;
  }

  run() {
    const { command, values, fields } = this.form;
    const lacking = command.options.filter((option) => option.required && !(option.name in values));
    if (lacking.length) {
      const at = command.options.filter((option) => option.required).indexOf(lacking[0]);
      fields.children[at].classList.add("wrong");
      fields.children[at].querySelector("input, select")?.focus();
      return;
    }
    this.world.act("slash", { path: command.path, options: values }, "slash", (refused) => {
      if (!refused && this.form?.command === command) this.cancel();
    });
  }
}
