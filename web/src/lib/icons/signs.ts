/** Signs of the page itself: panels, buttons, states. */
export const SIGNS = {
  sheets: { stroke: 'M4 3.5h16v7H4ZM4 13.5h16v7H4ZM9.3 3.5v7M14.7 3.5v7M9.3 13.5v7M14.7 13.5v7' },
  families: {
    stroke:
      'M8.5 5a3 3 0 1 0 0 6a3 3 0 0 0 0-6ZM2.8 19.5c0-4 2-6 5.7-6s5.7 2 5.7 6M15.2 5.4a3 3 0 0 1 0 5.2M17 13.8c2.8.5 4.2 2.4 4.2 5.7',
  },
  tiles: {
    stroke: 'M7.8 3l4.2 2.4v4.9l-4.2 2.4l-4.2-2.4V5.4ZM16.2 11.3l4.2 2.4v4.9L16.2 21L12 18.6v-4.9Z',
  },
  lookup: {
    stroke:
      'M4 4h9l3.5 3.5V10M4 4v16h6.5M7.5 9h5M7.5 13h2.5M15 12a4 4 0 1 0 0 8a4 4 0 0 0 0-8ZM18 19l3 2.8',
  },
  log: { stroke: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01' },
  team: { stroke: 'M3.5 4.5h13v9H9l-3.5 3v-3h-2ZM19 8.5h1.8v9.2H19v3l-3.4-3h-5.4' },
  rules: {
    stroke:
      'M12 6.2C10 4.6 7.4 4 3.5 4v14.5c3.9 0 6.5.6 8.5 2.2c2-1.6 4.6-2.2 8.5-2.2V4c-3.9 0-6.5.6-8.5 2.2ZM12 6.2v14.5',
  },
  list: {
    stroke:
      'M9.5 6h11M9.5 12h11M9.5 18h11M3.2 6l1.3 1.3L7 4.8M3.2 12l1.3 1.3L7 10.8M3.2 18l1.3 1.3L7 16.8',
  },
  close: { stroke: 'M5.5 5.5l13 13M18.5 5.5l-13 13' },
  search: { stroke: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13ZM15.3 15.3l5.2 5.2' },
  check: { stroke: 'M4 12.8l5.2 5.2L20 6.5' },
  hidden: {
    stroke:
      'M3 3.5l18 17M9.6 5.9A9 9 0 0 1 12 5.6c6 0 9.8 6.4 9.8 6.4a16 16 0 0 1-3 3.6M6 7.7A15.5 15.5 0 0 0 2.2 12S6 18.4 12 18.4c1.5 0 2.9-.4 4.1-1M10 10a2.8 2.8 0 0 0 4 4',
  },
  note: { stroke: 'M4 20.2l1-4.4L16.4 4.4a2.1 2.1 0 0 1 3 3L8 18.8ZM14.4 6.4l3 3' },
  undo: { stroke: 'M9 6L4.5 10.5L9 15M4.5 10.5H15a4.8 4.8 0 0 1 0 9.6h-4' },
  menu: { stroke: 'M4 6.5h16M4 12h16M4 17.5h16' },
  right: { stroke: 'M9.5 5.5L16 12l-6.5 6.5' },
  up: { stroke: 'M5.5 14.5L12 8l6.5 6.5' },
  down: { stroke: 'M5.5 9.5L12 16l6.5-6.5' },
  clock: { stroke: 'M12 3.6a8.4 8.4 0 1 0 0 16.8a8.4 8.4 0 0 0 0-16.8ZM12 7.4V12l3.2 2' },
  bot: {
    stroke:
      'M5 9h14v10H5ZM12 9V5M12 3.6h.01M9 13.2h.01M15 13.2h.01M9.5 16.2h5M2.8 12.5v3M21.2 12.5v3',
  },
  question: {
    stroke:
      'M12 3.6a8.4 8.4 0 1 0 0 16.8a8.4 8.4 0 0 0 0-16.8ZM9.6 9.6c.2-3.2 5-2.8 4.8 0c-.1 1.7-2.4 1.9-2.4 3.8M12 16.6h.01',
  },
  warning: { stroke: 'M12 4L21.5 20h-19ZM12 10v4.6M12 17.2h.01' },
  copy: { stroke: 'M8.5 8.5h11v11h-11ZM15.5 8.5v-4h-11v11h4' },
  download: { stroke: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M4.5 20h15' },
  play: { stroke: 'M7.5 4.5L19 12L7.5 19.5Z' },
  pause: { stroke: 'M8 5v14M16 5v14' },
  skip: { stroke: 'M5 5l8 7l-8 7ZM13 5l8 7l-8 7Z' },
};
