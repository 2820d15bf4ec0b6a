import fc from 'fast-check';

/** Property tests search the same cases on every machine; `SEED=n npm test` searches elsewhere. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 20_261) });
