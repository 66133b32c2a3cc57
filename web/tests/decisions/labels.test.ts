/** Everything that can be clicked has a name in words. */
import { expect, test } from 'vitest';
import { aspectName, targetName, valueName, variantName } from '$lib/decisions/labels';
import { aspectsOf, targetsOf, thingsOf, variantsOf } from '$lib/state/selection';
import { contextOf, MODES, questions } from '../fixtures';

/** No key, no id, nothing that was left out. */
const WORDS = /^(?!.*(undefined|null|[{}]|\w-\w+-\w))\S.*$/u;

test.each(MODES)('things, variants and values of a %s game are told in words', (mode) => {
  for (const { kind, snapshot } of questions(mode)) {
    const options = snapshot.question?.options ?? [];
    const context = contextOf(mode, snapshot, snapshot.question?.seat ?? 0);
    for (const [thing, ids] of thingsOf(targetsOf(options, []))) {
      for (const id of ids) expect(targetName({ thing, id }, context)).toMatch(WORDS);
    }
    const variants = variantsOf(options);
    for (const variant of variants) {
      if (variants.length > 1) expect(variantName(kind, variant)).not.toBe(variant);
      for (const aspect of aspectsOf(options, [{ by: 'variant', variant }])) {
        expect(aspectName(kind, aspect)).toMatch(WORDS);
        for (const value of aspect.values) {
          expect(valueName(aspect.field, value, context)).toMatch(WORDS);
        }
      }
    }
  }
});
