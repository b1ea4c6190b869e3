import { lazyPart } from '../loading/lazyPart';

/** Says why something is shown; loads when somebody asks. */
export const WhyPanel = lazyPart(() => import('./WhyPanel'), 'WhyPanel');
