/** What the sentence over the choices says, and the rule behind it. */
import type { QuestionMessage } from '$lib/api/schema';
import type { Table } from '$lib/state/table.svelte';
import { t } from '$lib/text';
import {
  endingRule,
  endingText,
  questionAsked,
  questionRule,
  waitingText,
} from '$lib/text/sentences';

interface PromptText {
  text: string;
  /** What stands below it in smaller type: what it is about, and why. */
  detail: string;
  rule: string | null;
  /** Whether something is expected of the person. */
  isCall: boolean;
}

export function promptText(table: Table): PromptText {
  const { choice, snapshot, textContext, view } = table;
  const { ended, frozen, status } = snapshot.table;
  if ((view.ending || ended) && table.story.isRunning) return calm(t('prompt-story'));
  if (view.ending) return calm(endingText(view, textContext), endingRule(view.ending));
  if (ended) return calm(t(`prompt-ended-${ended.how}`));
  if (frozen) return calm(t('prompt-frozen', { why: frozen }));
  if (status === 'paused') return calm(t('prompt-paused'));
  if (table.story.holdsQuestion) return calm(t('story-first'));
  if (choice.question) return asked(choice.question, table);
  if (choice.isWhole) return { ...calm(t('prompt-whole')), isCall: true };
  if (choice.isProposing) return calm(t('prompt-proposed'));
  if (snapshot.early && table.question) return calm(t('prompt-sealed'), '1.4.9');
  if (!table.isPresent) return calm(t('prompt-story'));
  return calm(waitingText(snapshot.view ?? view, textContext));
}

function asked(question: QuestionMessage, table: Table): PromptText {
  const { text, detail } = questionAsked({ ...question, is_yours: true }, table.textContext);
  const rule = questionRule(question.kind, table.assets.edition.mode, table.view.phase);
  const found = { text, detail, rule, isCall: true };
  if (table.choice.isProposing) {
    const name = table.names[question.seat ?? -1] ?? '';
    return { ...found, text: t('prompt-proposing', { name, text }) };
  }
  return table.isEarly ? { ...found, detail: `${t('prompt-early')} ${detail}` } : found;
}

function calm(text: string, rule: string | null = null): PromptText {
  return { text, detail: '', rule, isCall: false };
}
