import type { HelpPage } from '@lantern/contract/routes'

/** The five groups of the help centre; each page belongs to one. */
export const HELP_GROUPS = {
  money: ['ck', 'qk', 'zz', 'xnbcqkjc', 'yhgz'],
  play: ['tytzjc', 'tywt', 'tysstqth', 'dzjj', 'cpwt', 'zrwt'],
  account: ['kh', 'qtwt', 'ysgz'],
  safe: ['bczr', 'fjcjc', 'tjllq'],
  about: ['gywm', 'gztk', 'hzhb', 'zxkf'],
} as const satisfies Record<string, readonly HelpPage[]>
export type HelpGroup = keyof typeof HELP_GROUPS
