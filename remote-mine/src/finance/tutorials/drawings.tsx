/** The pictures of tutorials by name: what a member sees at that step, with sample values. */
import type { TutorialPicture } from '@lantern/contract/tutorials'
import type { ReactElement } from 'react'
import { Arrow, Check, Choice, Coin, CopyMark, CopyRow, Key, Person, Phone, Wallet } from './drawing-parts.tsx'
import styles from './tutorial-drawing.module.css'

const AMOUNT = '¥500'
const EXACT_AMOUNT = '¥500.37'
const RECEIVED = `+${AMOUNT}`
const CARD = '···· 1688'
const BANK = 'SIM BANK'
const NETWORKS = ['TRC20', 'ERC20'] as const
const ADDRESS = { first: 'SIM-TR', middle: 'C20-7F3A9', last: '4K8Q2N' } as const
const WAITED = '0:45'
/** Of the deposit page. */
const QUICK_AMOUNTS = ['100', '500', '1000', '3000', '5000', '10000'] as const
const CHOSEN_AMOUNT = '500'
const DIGITS = ['1', '2', '3', '4', '5', '6'] as const
const QR_ROWS = ['1110101', '1010011', '1110110', '0001011', '1011101', '0100010', '1110111'] as const
const MODULE = 7.7

/** @param words of the step, which the rows of a list show */
export const DRAWINGS: Readonly<Record<TutorialPicture, (words: readonly string[]) => ReactElement>> = {
  choose: ([first, second]) => (
    <>
      <Phone />
      <Choice y={36} />
      <Choice y={66} text={first} isChosen />
      <Choice y={96} text={second} />
    </>
  ),
  amount: () => (
    <>
      <Phone />
      <rect className={styles.chosen} x="104" y="36" width="112" height="34" rx="8" />
      <text className={styles.large} x="114" y="59">
        {AMOUNT}
      </text>
      <rect className={styles.light} x="164" y="44" width="1.5" height="18" />
      {QUICK_AMOUNTS.map((text, n) => (
        <Key key={text} x={column(n)} y={78 + rowOf(n) * 26} text={text} isChosen={text === CHOSEN_AMOUNT} />
      ))}
    </>
  ),
  copy: () => (
    <>
      <Phone />
      <CopyRow y={34} text={BANK} />
      <CopyRow y={66} text={CARD} isChosen />
      <CopyRow y={98} text={EXACT_AMOUNT} />
    </>
  ),
  scan: () => (
    <>
      <Phone />
      <rect className={styles.white} x="126" y="42" width="68" height="68" rx="7" />
      <path className={styles.module} d={qrPath(133, 49)} />
      <path
        className={styles.mark}
        d="M114 50v-8q0-8 8-8h8M190 34h8q8 0 8 8v8M206 102v8q0 8-8 8h-8M130 118h-8q-8 0-8-8v-8"
      />
      <rect className={styles.light} x="110" y="75" width="100" height="2.5" rx="1" />
    </>
  ),
  pay: () => (
    <>
      <rect className={styles.device} x="34" y="18" width="84" height="130" rx="14" />
      <rect className={styles.screen} x="38" y="22" width="76" height="126" rx="10" />
      <text className={styles.largeMiddle} x="76" y="58">
        {AMOUNT}
      </text>
      <rect className={styles.bar} x="54" y="68" width="44" height="5" rx="2.5" />
      <rect className={styles.light} x="48" y="88" width="56" height="20" rx="10" />
      <path className={styles.ink} d="M70 98l4 4 8-8" />
      <Arrow from={134} to={186} y={78} />
      <Coin x={160} y={48} />
      <Wallet x={204} y={40} />
    </>
  ),
  address: () => (
    <>
      <rect className={styles.light} x="48" y="22" width="72" height="26" rx="13" />
      <text className={styles.onLight} x="84" y="39">
        {NETWORKS[0]}
      </text>
      <rect className={styles.sheet} x="128" y="22" width="72" height="26" rx="13" />
      <text className={styles.softMiddle} x="164" y="39">
        {NETWORKS[1]}
      </text>
      <rect className={styles.sheet} x="48" y="60" width="224" height="44" rx="9" />
      <text className={styles.address} x="62" y="87">
        <tspan className={styles.marked}>{ADDRESS.first}</tspan>
        {ADDRESS.middle}
        <tspan className={styles.marked}>{ADDRESS.last}</tspan>
      </text>
      <CopyMark x={252} y={77} />
    </>
  ),
  password: () => (
    <>
      <Phone />
      {DIGITS.map((digit, n) => (
        <g key={digit}>
          <rect className={styles.chosen} x={104 + n * 19} y="36" width="16" height="22" rx="5" />
          <circle className={styles.light} cx={112 + n * 19} cy="47" r="3.5" />
          <Key x={column(n)} y={70 + rowOf(n) * 28} text={digit} />
        </g>
      ))}
      <circle className={styles.light} cx="250" cy="46" r="20" />
      <path className={styles.ink} d="M241 45h18v12h-18zM245 45v-5q0-5 5-5t5 5v5" />
    </>
  ),
  proof: () => (
    <>
      <Phone />
      <rect className={styles.sheet} x="112" y="36" width="96" height="100" rx="6" />
      <Check x={160} y={56} r={11} />
      <text className={styles.textMiddle} x="160" y="86">
        {EXACT_AMOUNT}
      </text>
      <path className={styles.line} d="M130 99h60M140 111h40" />
      <circle className={styles.light} cx="228" cy="86" r="20" />
      <path className={styles.ink} d="M228 95V78M220 85l8-8 8 8" />
    </>
  ),
  wait: () => (
    <>
      <circle className={styles.rail} cx="160" cy="54" r="36" />
      <path className={styles.ring} d="M160 18a36 36 0 1 1-33.8 48.4" />
      <text className={styles.largeMiddle} x="160" y="60">
        {WAITED}
      </text>
      <rect className={styles.good} x="92" y="110.5" width="68" height="3" />
      <rect className={styles.bar} x="160" y="110.5" width="68" height="3" />
      <Check x={92} y={112} r={8} />
      <circle className={styles.light} cx="160" cy="112" r="7" />
      <circle className={styles.bar} cx="228" cy="112" r="8" />
    </>
  ),
  done: () => (
    <>
      <Wallet x={84} y={48} />
      <Coin x={112} y={32} />
      <Check x={176} y={52} r={20} />
      <text className={styles.received} x="206" y="60">
        {RECEIVED}
      </text>
    </>
  ),
  bind: () => (
    <>
      <ellipse className={styles.shadow} cx="96" cy="108" rx="58" ry="5" />
      <rect className={styles.leather} x="38" y="30" width="116" height="74" rx="9" />
      <rect className={styles.light} x="50" y="44" width="18" height="14" rx="3" />
      <text className={styles.text} x="50" y="92">
        {CARD}
      </text>
      <path className={styles.line} d="M116 48h26" />
      <path className={styles.mark} d="M188 63h-6q-11 0-11 11t11 11h6M204 63h6q11 0 11 11t-11 11h-6M186 74h20" />
      <Person x={262} y={72} r={30} />
    </>
  ),
  move: () => (
    <>
      <Wallet x={34} y={44} />
      <Wallet x={202} y={44} />
      <Arrow from={132} to={188} y={66} />
      <Arrow from={188} to={132} y={96} />
      <Coin x={160} y={34} />
    </>
  ),
  match: () => (
    <>
      <Person x={76} y={68} r={38} />
      <Person x={244} y={68} r={38} isOther />
      <Arrow from={130} to={190} y={62} />
      <Arrow from={190} to={130} y={86} />
      <Coin x={160} y={34} />
      <text className={styles.textMiddle} x="160" y="113">
        {AMOUNT}
      </text>
    </>
  ),
}

/** Keys stand in three columns. */
function column(n: number): number {
  return 104 + (n % 3) * 38.5
}

function rowOf(n: number): number {
  return Math.floor(n / 3)
}

/** A code that leads nowhere. */
function qrPath(x: number, y: number): string {
  return QR_ROWS.flatMap((row, down) =>
    [...row].map((bit, right) =>
      bit === '1' ? `M${x + right * MODULE} ${y + down * MODULE}h${MODULE}v${MODULE}h-${MODULE}z` : '',
    ),
  ).join('')
}
