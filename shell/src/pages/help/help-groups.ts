import type { HelpPage } from '@lantern/contract/routes'

/** The help centre in five parts; each page stands in one. */
export const HELP_GROUPS = {
  money: ['ck', 'qk', 'zz', 'xnbcqkjc', 'yhgz'],
  play: ['tytzjc', 'tywt', 'tysstqth', 'dzjj', 'cpwt', 'zrwt'],
  account: ['kh', 'qtwt', 'ysgz'],
  safe: ['bczr', 'fjcjc', 'tjllq'],
  about: ['gywm', 'gztk', 'hzhb', 'zxkf'],
} as const satisfies Record<string, readonly HelpPage[]>
export type HelpGroup = keyof typeof HELP_GROUPS
