import type { AccountKind } from '@lantern/contract/account-kinds'
import { entryOf } from '@lantern/contract/open-enum'
import { IconBank, IconCard, IconCash, IconChat, IconCoins, IconQrCode, IconWallet } from '@lantern/ui'
import type { ReactNode } from 'react'
import { IconTether } from './icon-tether.tsx'

/** Of the kinds of payment account, also as methods of deposit. */
export const ACCOUNT_ICONS: Readonly<Record<AccountKind, ReactNode>> = {
  BANK: <IconBank />,
  ALIPAY: <IconQrCode />,
  WECHAT: <IconChat />,
  DCEP: <IconCash />,
  USDT: <IconTether />,
  EBPAY: <IconWallet />,
  KOIPAY: <IconCard />,
  SHARELIFE: <IconCoins />,
}

/** @param kind one that a newer server may have added */
export function accountIcon(kind: string): ReactNode {
  return entryOf(ACCOUNT_ICONS, kind as AccountKind) ?? ACCOUNT_ICONS.BANK
}
