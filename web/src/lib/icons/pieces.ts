/** Pieces and places of the table. */
export const PIECES = {
  soldati: {
    stroke:
      'M12 3.6a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7ZM5.2 20.4c0-4.8 2.7-7.2 6.8-7.2s6.8 2.4 6.8 7.2Z',
  },
  members: {
    stroke:
      'M12 7.6a3 3 0 1 0 0 6a3 3 0 0 0 0-6ZM6 20.6c0-3.3 2.4-5 6-5s6 1.7 6 5ZM7 5.5h10M9 5.5V3h6v2.5',
  },
  token: {
    stroke:
      'M12 3.6a8.4 8.4 0 1 0 0 16.8a8.4 8.4 0 0 0 0-16.8ZM12 7.6a4.4 4.4 0 1 0 0 8.8a4.4 4.4 0 0 0 0-8.8Z',
  },
  out: { stroke: 'M12 3.6a8.4 8.4 0 1 0 0 16.8a8.4 8.4 0 0 0 0-16.8ZM6.2 6.2l11.6 11.6' },
  headquarters: { stroke: 'M3 11.4L12 4l9 7.4M5.4 9.6v10.6h13.2V9.6M10 20.2v-5.4h4v5.4' },
  mandamento: { stroke: 'M4 6.5L9.3 4L15 6.2L20 4v13.5L15 20l-5.7-2.2L4 20ZM9.3 4v13.8M15 6.2V20' },
  'order-supply': { stroke: 'M12 4.2a7.8 7.8 0 1 0 0 15.6a7.8 7.8 0 0 0 0-15.6Z' },
  'order-attack': {
    stroke: 'M12 2.6l2.8 6l6.5.7l-4.8 4.4l1.3 6.5L12 17l-5.8 3.2l1.3-6.5L2.7 9.3l6.5-.7Z',
  },
  unlimited: {
    stroke:
      'M12 12c-2-2.7-3.5-4-5.4-4a4 4 0 0 0 0 8c1.9 0 3.4-1.3 5.4-4c2-2.7 3.5-4 5.4-4a4 4 0 0 1 0 8c-1.9 0-3.4-1.3-5.4-4Z',
  },
  lock: { stroke: 'M5 11h14v9.5H5ZM8 11V7.5a4 4 0 0 1 8 0V11M12 14.6v2.4' },
  unlock: { stroke: 'M5 11h14v9.5H5ZM8 11V7a4 4 0 0 1 7.6-1.8M12 14.6v2.4' },
};
