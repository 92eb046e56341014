import type { Plugin } from 'vite';

const IMAGE = /semantic-ui-react[\\/]dist[\\/]es[\\/]elements[\\/]Image[\\/]Image\.js$/;

/**
 * A label of Semantic may hold its image, and that its dimmer, and that a portal with a stack of events: no page gives
 * an image a dimmer, and every page would fetch them.
 */
export const undimmed = (): Plugin => ({
  name: 'undimmed',
  apply: 'build',
  transform(code, id) {
    if (!IMAGE.test(id)) return undefined;
    const without = code.replace(
      "import Dimmer from '../../modules/Dimmer';",
      'const Dimmer = { create: () => null };',
    );
    if (without === code) this.error('The image of Semantic takes its dimmer from elsewhere now.');
    return without;
  },
});
