import type { AccountKind } from '@lantern/contract/account-kinds'
import { TUTORIAL_PLATFORMS, type TutorialPlatform } from '@lantern/contract/tutorials'

const KINDS: Readonly<Record<TutorialPlatform, AccountKind>> = {
  usdt: 'USDT',
  ebpay: 'EBPAY',
  koipay: 'KOIPAY',
  dcep: 'DCEP',
  alipay: 'ALIPAY',
  wechat: 'WECHAT',
  sharelife: 'SHARELIFE',
}

/** The kind of payout account of a platform. */
export function kindOf(platform: TutorialPlatform): AccountKind {
  return KINDS[platform]
}

/** The platform of a tutorial; undefined for one of an operation with money. */
export function platformOf(key: string): TutorialPlatform | undefined {
  return TUTORIAL_PLATFORMS.find((platform) => platform === key)
}
