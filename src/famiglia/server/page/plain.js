// A plain page: the table as text, answers as buttons. It knows no rule, only what the server says.

const main = document.getElementById("main");
const problem = document.getElementById("problem");
let draft = [];
let shown = "";

async function ask(method, path, body) {
  const reply = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const said = await reply.json();
  if (!reply.ok) throw new Error(`${said.detail}`);
  return said;
}

// An element with attributes and children; texts are never read as markup.
function make(name, attributes, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), guarded(value));
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false) element.setAttribute(key, value);
  }
  element.append(...children.flat());
  return element;
}

function guarded(act) {
  return async (event) => {
    event?.preventDefault();
    problem.textContent = "";
    try {
      await act(event);
    } catch (error) {
      problem.textContent = error.message;
    }
  };
}

const button = (text, act, attributes = {}) =>
  make("button", { type: "button", onclick: act, ...attributes }, text);

const section = (title, ...children) => make("section", {}, make("h2", {}, title), ...children);

const wide = (element) => {
  element.classList.add("wide");
  return element;
};

const rows = (...lines) =>
  make("table", {}, ...lines.map((line) => make("tr", {}, ...line.map((cell) => make("td", {}, `${cell ?? ""}`)))));

// The address names the table and the seat: #table/seat
const place = () => {
  const [table, seat] = location.hash.slice(1).split("/");
  return { table, seat: seat === undefined ? null : Number(seat) };
};

// A private link makes this browser the person in its seat. It leaves the address before it is used.
const privateLink = () => location.hash.match(/^#link=(.+)$/)?.[1];

async function recover(link) {
  history.replaceState(null, "", "/");
  const { table, seat } = await ask("POST", "/api/people/recover", { link });
  history.replaceState(null, "", `/#${table}/${seat}`);
  stream?.close();
  stream = null;
}

// crypto.randomUUID is there only for https and this machine itself.
const newId = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(16)).join("-");

async function me() {
  try {
    return await ask("GET", "/api/people/me");
  } catch {
    return null;
  }
}

async function showDoor(person) {
  const name = make("input", { required: true, maxlength: 24, value: person?.name ?? "", "aria-label": "Your name" });
  const mode = make("select", { "aria-label": "Mode" }, ...["2v2", "1v1", "2v1"].map((each) => make("option", {}, each)));
  const others = make("select", { "aria-label": "Others" }, make("option", { value: "soldato" }, "bots"), make("option", { value: "" }, "people"));
  const open = async () => {
    if (!person || person.name !== name.value) await ask("POST", "/api/people", { name: name.value });
    const seats = { "2v2": 4, "1v1": 2, "2v1": 3 }[mode.value];
    const settings = {
      mode: mode.value,
      level: mode.value === "2v1" ? "medium" : "",
      bots: Array.from({ length: seats }, (_, seat) => (seat ? others.value : "")),
    };
    const table = await ask("POST", "/api/tables", { settings });
    await ask("POST", `/api/tables/${table.id}/seats/0`, { name: name.value });
    if (others.value) await ask("POST", `/api/tables/${table.id}/start`);
    location.hash = `${table.id}/0`;
  };
  main.replaceChildren(
    section("A new table", make("form", { onsubmit: open },
      make("p", {}, make("label", {}, "Your name ", name)),
      make("p", {}, make("label", {}, "Mode ", mode)),
      make("p", {}, make("label", {}, "The other seats are for ", others)),
      make("button", { class: "main" }, "Open"))),
  );
}

async function showTable(table, person) {
  const found = await ask("GET", `/api/tables/${table}`);
  const mine = found.seats.find((seat) => seat.is_yours);
  const sit = (seat) => async () => {
    if (!person) {
      const name = prompt("Your name");
      if (!name) return;
      await ask("POST", "/api/people", { name });
    }
    const name = (await me()).name;
    await ask("POST", `/api/tables/${table}/seats/${seat}`, { name });
    location.hash = `${table}/${seat}`;
  };
  main.replaceChildren(section(`Table, ${found.settings.mode}`,
    make("p", {}, "Send this address to your friends: ", make("code", {}, `${location.origin}/#${table}`)),
    make("ul", {}, ...found.seats.map((seat) => make("li", {}, `Seat ${seat.seat}, team ${seat.team + 1}: ${seat.name || "free"} `,
      seat.is_taken ? "" : button("Sit down", sit(seat.seat))))),
    button("Start", async () => { await ask("POST", `/api/tables/${table}/start`); await show(); },
      { class: "main", disabled: found.status !== "open" || found.seats.some((seat) => !seat.is_taken) }),
    mine ? make("p", {}, make("a", { href: `#${table}/${mine.seat}` }, "To your seat")) : ""));
}

async function showSeat(table, seat) {
  const path = `/api/tables/${table}/seats/${seat}`;
  const yours = (await ask("GET", `/api/tables/${table}`)).seats[seat]?.is_yours;
  if (!yours) return showTable(table, await me());
  const stand = await ask("GET", path);
  if (!stand.view) return showTable(table, await me());
  const decision = stand.table.decision;
  const kept = stand.drafts[seat];
  draft = kept ? kept.answers : [];
  const question = kept ? kept.question : stand.question;
  const edit = (answers) => async () => { await ask("PUT", `${path}/draft`, { decision, answers }); await show(); };
  const confirm = async () => {
    await ask("POST", `${path}/moves`, { decision, answers: draft, client: newId() });
    await show();
  };
  main.replaceChildren(
    wide(prompted(stand, question, seat, edit)),
    wide(section("Your move", make("p", {}, draft.length ? draft.join(" · ") : "Nothing yet."),
      button("Confirm", confirm, { class: "main", disabled: !kept?.is_whole }),
      button("Step back", edit(draft.slice(0, -1)), { disabled: !draft.length }),
      button("Reset", edit([]), { disabled: !draft.length }))),
    ...board(kept ? kept.view : stand.view, stand.table),
  );
}

function prompted(stand, question, seat, edit) {
  if (stand.table.ended) {
    const { how, winner } = stand.table.ended;
    return section("The game is over", make("p", {}, winner === null ? how : `${how}: team ${winner + 1} has won.`));
  }
  if (!question) return section("Confirm your move", make("p", {}, "It is whole."));
  if (question.seat !== seat) return section(`${stand.table.seats[question.seat]?.name ?? "Chance"} is asked`, make("p", {}, question.kind));
  const options = question.options.map((option) => {
    const cost = option.cost ? ` (${option.cost.bank + Object.values(option.cost.owners).reduce((a, b) => a + b, 0)} Money)` : "";
    return button(option.text + cost, edit([...draft, option.text]));
  });
  return section(`You are asked: ${question.kind}`, make("div", { class: "options" }, ...options));
}

// "2 cars", "1 lab", or nothing.
const counted = (number, name) => (number ? `${number} ${name}${number === 1 ? "" : "s"}` : "");
const listed = (...words) => words.filter(Boolean).join(", ");

function board(view, table) {
  const lying = (orders) => orders.map((order) => order.order ?? "hidden order").join(", ");
  const areas = view.areas.map((area) => [area.id, area.holder, area.soldati,
    listed(counted(area.cars, "car"), counted(area.labs, "lab"), lying(area.orders))]);
  const seats = table.seats.map((seat) => [`Team ${seat.team + 1}`, seat.name, view.seats[seat.seat].family,
    view.starting_piece === seat.seat ? "begins" : ""]);
  const houses = view.families.map((family) => [family.family, `${family.money} Money`,
    `${family.home.units} units at home`, `${family.mandamenti} Mandamenti`,
    `${family.orders.home} orders at home${family.orders.known ? `: ${family.orders.known.join(", ")}` : ""}`]);
  return [
    section(`Round ${view.round}, ${view.phase}`, rows(...seats)),
    section("Mandamenti", rows(["", "now", "confirmed"], ...view.mandamenti.map((each) => [each.id, each.controlled, each.confirmed]))),
    section("Areas", rows(...areas)),
    wide(section("Families", rows(...houses))),
  ];
}

const show = guarded(async () => {
  const link = privateLink();
  if (link) await recover(link).catch((error) => { problem.textContent = error.message; });
  const person = await me();
  document.getElementById("who").textContent = person ? person.name : "";
  const { table, seat } = place();
  if (!table) await showDoor(person);
  else if (seat === null) await showTable(table, person);
  else await showSeat(table, seat);
  listen(person);
});

// One stream for everything; whatever comes, the view is fetched anew.
let stream = null;
function listen(person) {
  if (stream || !person) return;
  stream = new EventSource("/api/stream");
  stream.addEventListener("news", (event) => {
    const news = JSON.parse(event.data);
    if (news.table === place().table && shown !== `${news.table} ${news.number}`) {
      shown = `${news.table} ${news.number}`;
      show();
    }
  });
}

addEventListener("hashchange", () => show());
show();
