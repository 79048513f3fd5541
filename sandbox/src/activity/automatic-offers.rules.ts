/** What the site pays without an application, from the tables of the jobs that pay it. Pure. */
import { MINUTE_MS } from '@lantern/contract/site-time'
import { VIP_TOP, type VipGiftKind } from '@lantern/contract/vip'
import { CALC_TO_MS, capFen, rateOf } from '../rebate/rebate.rules.ts'
import { levelRow } from '../vip/level.rules.ts'
import { GIFTS_AT_MS, LEVELS_AT_MS, PACKET_DAYS } from '../vip/schedule.rules.ts'
import { DIVIDEND_LIFE_DAYS, DIVIDEND_MULTIPLE, WELCOME_FEN } from './dividends/dividend.rules.ts'
import type { AutomaticSource, Words } from './offers/offer-terms.rules.ts'

export type Automatic = {
  /** Lowest level that gets it. */
  readonly vipMin: number
  /** Most that is paid at a time, fen. */
  readonly max: number
  readonly multiple: number
  readonly summary: Words
  readonly often: Words
  readonly goesTo: Words
}

const WALLET: Words = { zh: '领取后进入可用余额。', en: 'Into your balance when you claim it.' }
const LEVELS = Array.from({ length: VIP_TOP + 1 }, (_, level) => level)

export const AUTOMATIC: Readonly<Record<AutomaticSource, Automatic>> = {
  welcome: {
    vipMin: 0,
    max: WELCOME_FEN,
    multiple: DIVIDEND_MULTIPLE,
    summary: {
      zh: `首次存款到账后派发，${DIVIDEND_LIFE_DAYS} 天内领取。`,
      en: `Comes with your first deposit, to claim within ${DIVIDEND_LIFE_DAYS} days.`,
    },
    often: { zh: '每人一次', en: 'Once each' },
    goesTo: WALLET,
  },
  rebate: {
    vipMin: 0,
    max: capFen(VIP_TOP),
    multiple: 1,
    summary: {
      zh: `电子有效流水按等级返 ${rate(0)}% 至 ${rate(VIP_TOP)}%，次日 ${time(CALC_TO_MS)} 起可领，再过一日自动到账。`,
      en: `${rate(0)}% to ${rate(VIP_TOP)}% of slots turnover by level, to claim from ${time(CALC_TO_MS)} the next day, credited by itself the day after.`,
    },
    often: { zh: '每日', en: 'Daily' },
    goesTo: WALLET,
  },
  promotion: gift('promotion', {
    zh: `每日 ${time(LEVELS_AT_MS)} 评级，晋级即得`,
    en: `when you level up, at ${time(LEVELS_AT_MS)}`,
    often: { zh: '每级一次', en: 'Once for each level' },
  }),
  monthly: gift('monthly', {
    zh: `每月 ${PACKET_DAYS.join(' 日与 ')} 日各一份，上月须有存款`,
    en: `on the ${PACKET_DAYS.map(ordinal).join(' and the ')} of each month, after a deposit in the month before`,
    often: { zh: `每月 ${PACKET_DAYS.length} 次`, en: `${PACKET_DAYS.length} times a month` },
  }),
  birthday: gift('birthday', {
    zh: `生日当天 ${time(GIFTS_AT_MS)} 起，需完成实名认证`,
    en: `on your birthday from ${time(GIFTS_AT_MS)}, once your identity is verified`,
    often: { zh: '每年一次', en: 'Once a year' },
  }),
}

function gift(kind: VipGiftKind, { zh, en, often }: Words & { often: Words }): Automatic {
  const paid = LEVELS.filter((level) => levelRow(level).gifts[kind] > 0)
  const amounts = paid.map((level) => levelRow(level).gifts[kind])
  const most = Math.max(...amounts)
  const vipMin = Math.min(...paid)
  return {
    vipMin,
    max: most,
    multiple: 0,
    summary: {
      zh: `VIP${vipMin} 起，${zh}，金额随等级递增，在 VIP 页领取。`,
      en: `From VIP${vipMin}: ${en}, more with each level, to claim on the VIP page.`,
    },
    often,
    goesTo: WALLET,
  }
}

function rate(level: number): string {
  return (rateOf('egame', level) / 100).toFixed(2)
}

/** `04:30` of a time of day. */
function time(ms: number): string {
  const minutes = ms / MINUTE_MS
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

function ordinal(day: number): string {
  return day === 1 ? '1st' : `${day}th`
}
