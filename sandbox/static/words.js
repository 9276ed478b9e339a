// What the page itself says, in the person's language.

const WORDS = {
  en: {
    onlyYou: "Only you can see this",
    dismiss: "Dismiss",
    thinking: "thinking…",
    failed: "This interaction failed. Nobody answered within three seconds.",
    edited: "edited",
    write: "Write, or / for commands",
    mayNot: "You may not write here.",
    asleep: "This thread is asleep. Write something to wake it.",
    thread: "Thread",
    letters: "Direct messages",
    members: "Members",
    send: "Send",
    cancel: "Cancel",
    done: "Done",
    choose: "Choose…",
    chooseFile: "Choose a file…",
    find: "Type to find",
    nothing: "Nothing fits.",
    loading: "Looking…",
    older: "Earlier messages",
    empty: "Nothing has been said here yet.",
    offline: "The stand-in does not answer. Trying again…",
    used: "{0} used {1}",
    noCommands: "There is no such command here.",
    optional: "optional",
    yes: "Yes",
    no: "No",
    language: "Language",
    light: "Light",
    dark: "Dark",
    dmsOpen: "Takes direct messages",
    open: "Open large",
    close: "Close",
    typing: "{0} is writing…",
    more: "More",
    write_to: "Write to {0}",
    foreign: "A picture from elsewhere",
    file: "Add a file",
    remove: "Remove",
    noReply: "The answer came too late.",
    pinned: "pinned",
    refused: "That cannot be done now.",
    stale: "This has changed meanwhile: look at the message as it is now.",
    places: "Places",
    you: "Who you are",
    messages: "Messages",
    lightPictures: "The page is light now. The pictures have a setting of their own.",
    settings: "Open settings",
    later: "Not now",
  },
  ru: {
    onlyYou: "Это видите только вы",
    dismiss: "Убрать",
    thinking: "думает…",
    failed: "Не вышло: за три секунды никто не ответил.",
    edited: "изменено",
    write: "Пишите, или / для команд",
    mayNot: "Здесь вам писать нельзя.",
    asleep: "Ветка спит. Напишите что-нибудь, чтобы её разбудить.",
    thread: "Ветка",
    letters: "Личные сообщения",
    members: "Участники",
    send: "Отправить",
    cancel: "Отмена",
    done: "Готово",
    choose: "Выбрать…",
    chooseFile: "Выбрать файл…",
    find: "Начните печатать",
    nothing: "Ничего не подходит.",
    loading: "Ищем…",
    older: "Раньше",
    empty: "Здесь ещё ничего не сказано.",
    offline: "Нет связи. Пробуем снова…",
    used: "{0}: команда {1}",
    noCommands: "Такой команды здесь нет.",
    optional: "необязательно",
    yes: "Да",
    no: "Нет",
    language: "Язык",
    light: "Светлая",
    dark: "Тёмная",
    dmsOpen: "Принимает личные сообщения",
    open: "Открыть крупно",
    close: "Закрыть",
    typing: "{0} пишет…",
    more: "Ещё",
    write_to: "Написать: {0}",
    foreign: "Картинка с другого сайта",
    file: "Добавить файл",
    remove: "Убрать",
    noReply: "Ответ опоздал.",
    pinned: "закреплено",
    refused: "Сейчас это не получится.",
    stale: "Здесь всё уже изменилось: посмотрите на сообщение, каким оно стало.",
    places: "Места",
    you: "Кто вы",
    messages: "Сообщения",
    lightPictures: "Страница теперь светлая. У картинок своя настройка.",
    settings: "Открыть настройки",
    later: "Не сейчас",
  },
};

let words = WORDS.en;
let locale = "en-US";

export function speak(wanted) {
  locale = wanted;
  words = WORDS[wanted.slice(0, 2)] ?? WORDS.en;
  document.documentElement.lang = wanted;
  for (const node of document.querySelectorAll("[data-label]")) node.setAttribute("aria-label", say(node.dataset.label));
  for (const node of document.querySelectorAll("[data-words]")) node.textContent = say(node.dataset.words);
}

export function say(key, ...values) {
  return values.reduce((text, value, place) => text.replace(`{${place}}`, value), words[key]);
}

export function clockTime(seconds) {
  return new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" }).format(seconds * 1000);
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const STEPS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

export function moment(seconds, style, now) {
  if (style !== "R") return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(seconds * 1000);
  const away = seconds - now;
  const [unit, size] = STEPS.find(([, length]) => Math.abs(away) >= length) ?? STEPS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(away / size), unit);
}
