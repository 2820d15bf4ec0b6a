// Orders that are a list of squadrons with something of each, as they are typed: `a 3040; b 3050`, `hold`.

import type { OrderReader, Phrase } from '@flagplot/manifest/orders';
import { withEntry } from '@flagplot/manifest/orders';

interface Entry {
  squadron: string;
}

/** What was laid before, and what is proposed. */
interface Known<E extends Entry> {
  laid?: { squadrons: E[] } | undefined;
  best?: { squadrons: E[] } | undefined;
}

/** Reads squadron by squadron: who is not named keeps what was laid. `read`: one of them, nothing where the phrase does not say it. */
export function squadronsReader<E extends Entry>({ laid, best }: Known<E>, read: (it: Phrase) => E | undefined): OrderReader {
  let squadrons = laid?.squadrons ?? [];
  return {
    phrase(it) {
      if (it.mayBest(best)) squadrons = [...(best?.squadrons ?? [])];
      else if (it.may('hold')) squadrons = [];
      else {
        const one = read(it);
        if (one) squadrons = withEntry(squadrons, ({ squadron }) => squadron === one.squadron, one);
        else it.passAll();
      }
    },
    order: () => ({ order: { squadrons } }),
  };
}
