import type { AccountKind } from '@lantern/contract/account-kinds'
import type { TutorialPlatform } from '@lantern/contract/tutorials'

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
