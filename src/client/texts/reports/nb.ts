import type { Texts } from '../topics';

export const texts: Texts['reports'] = { report: 'Rapport' };
