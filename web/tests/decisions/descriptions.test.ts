import { expect, test } from 'vitest';
import { descriptionOf } from '$lib/decisions/descriptions';
import { promptText } from '$lib/decisions/promptText';
import type { RowMessage } from '$lib/api/schema';
import type { Table } from '$lib/state/table.svelte';
import { t } from '$lib/text';
import { log, MODES, moments, snapshot, type Mode } from '../fixtures';
import { tableAt } from '../tables';
import { stopClock } from '../story/clock';

stopClock();

/** A table whose game is over, while its beginning is told. */
function retold(mode: Mode): Table {
  const rows = log(mode);
  const table = tableAt(snapshot(mode, 'over'), 0, mode);
  table.log.add(rows);
  table.story.moments.keep(0, rows.length, moments(mode));
  table.story.begin(rows);
  table.story.setSpeedSource(() => 1);
  const isReveal = (row: RowMessage) =>
    row.entry?.events.some(({ key }) => key === 'event.order-revealed') ?? false;
  void table.story.playFrom(rows.findIndex(isReveal));
  return table;
}

test.each(MODES)('spaces are explained as those of the sheet that is shown in %s', (mode) => {
  const table = retold(mode);
  const { bottom } = table.shown.sheets;
  expect(bottom).toBeLessThan(table.view.sheets.bottom);
  const { spaces } = table.assets.edition.sheets[bottom]!;
  for (const { id, action } of spaces) {
    expect(descriptionOf({ thing: 'space', id }, table)).toEqual({
      name: table.assets.words.space(bottom, id),
      text: action?.text ?? '',
    });
  }
});

test.each(MODES)(
  'nobody is said to be waited for while an earlier moment is shown in %s',
  (mode) => {
    const table = retold(mode);
    table.snapshot = snapshot(mode, 'waiting');
    expect(promptText(table).text).toBe(t('prompt-story'));
    table.story.skipAll();
    const name = table.names[table.view.now.asked!.seat!]!;
    expect(promptText(table).text).toContain(name);
  },
);
