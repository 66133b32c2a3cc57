/** Time stands still until a test lets it pass, and somebody looks at the page. */
import { afterEach, beforeEach, vi } from 'vitest';

export function stopClock(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
