/** Goes once more over what a battle is sent, with terser: it puts a thing that is used once where it is used, which ours does not. */
import { minify } from 'terser';
import type { Plugin } from 'vite';

/** The pieces of a battle; what is fetched when somebody wants it is small as it is. */
const PIECES = /^(first|table|board|parts|kernel|odds|fire|over|path|SpacePanel|.*-(rules|page|window|energy|course))$/;

export const pressed: Plugin = {
  name: 'pressed',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    async handler(_, bundle) {
      for (const piece of Object.values(bundle))
        if (piece.type === 'chunk' && PIECES.test(piece.name))
          piece.code =
            (await minify(piece.code, { module: true, ecma: 2020, compress: { passes: 3, keep_fargs: false, hoist_funs: true } }))
              .code ?? piece.code;
    },
  },
};
