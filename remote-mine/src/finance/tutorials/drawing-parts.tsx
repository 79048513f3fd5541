/** What the pictures of tutorials share: devices, rows of their screens, wallets and marks, in the coordinates of a picture of 320 by 128. */
import type { ReactElement } from 'react'
import styles from './tutorial-drawing.module.css'

/** Reaches below the picture, which cuts it. */
export function Phone(): ReactElement {
  return (
    <>
      <rect className={styles.device} x="92" y="14" width="136" height="140" rx="18" />
      <rect className={styles.screen} x="96" y="18" width="128" height="136" rx="14" />
      <rect className={styles.bar} x="144" y="23" width="32" height="5" rx="2.5" />
    </>
  )
}

/** A row of a list; a bar stands for a text that is not known. */
export function Choice({ y, text, isChosen = false }: { y: number; text?: string | undefined; isChosen?: boolean }) {
  return (
    <>
      <rect className={isChosen ? styles.chosen : styles.part} x="104" y={y} width="112" height="26" rx="7" />
      <circle className={isChosen ? styles.light : styles.bar} cx="118" cy={y + 13} r="5.5" />
      {isChosen && <path className={styles.ink} d={`M115.5 ${y + 13}l2 2 3.5-4`} />}
      {text === undefined ? (
        <rect className={isChosen ? styles.light : styles.bar} x="131" y={y + 10} width="50" height="6" rx="3" />
      ) : (
        <text className={isChosen ? styles.text : styles.soft} x="131" y={y + 17}>
          {text}
        </text>
      )}
    </>
  )
}

/** A value below its label, with a button that copies it. */
export function CopyRow({ y, text, isChosen = false }: { y: number; text: string; isChosen?: boolean }) {
  return (
    <>
      <rect className={isChosen ? styles.chosen : styles.part} x="104" y={y} width="112" height="28" rx="7" />
      <rect className={styles.bar} x="112" y={y + 6} width="34" height="4" rx="2" />
      <text className={isChosen ? styles.text : styles.soft} x="112" y={y + 22}>
        {text}
      </text>
      {isChosen && <rect className={styles.light} x="191" y={y + 5} width="18" height="18" rx="5" />}
      <CopyMark x={198} y={y + 9} isChosen={isChosen} />
    </>
  )
}

export function CopyMark({ x, y, isChosen = false }: { x: number; y: number; isChosen?: boolean }) {
  return <path className={isChosen ? styles.ink : styles.icon} d={`M${x} ${y}h7v7h-7zM${x - 3} ${y + 3}v7h7`} />
}

/** A key or a choice with a short text. */
export function Key({ x, y, text, isChosen = false }: { x: number; y: number; text: string; isChosen?: boolean }) {
  return (
    <>
      <rect className={isChosen ? styles.light : styles.part} x={x} y={y} width="35" height="22" rx="6" />
      <text className={isChosen ? styles.onLight : styles.softMiddle} x={x + 17.5} y={y + 15}>
        {text}
      </text>
    </>
  )
}

export function Coin({ x, y }: { x: number; y: number }): ReactElement {
  return (
    <>
      <circle className={styles.light} cx={x} cy={y} r="15" />
      <path className={styles.ink} d={`M${x - 5} ${y - 6}l5 6 5-6M${x} ${y}v7M${x - 5} ${y + 1}h10`} />
    </>
  )
}

/** 84 wide, 60 high, with the shadow on its floor. */
export function Wallet({ x, y }: { x: number; y: number }): ReactElement {
  return (
    <>
      <ellipse className={styles.shadow} cx={x + 42} cy={y + 62} rx="44" ry="5" />
      <path className={styles.leatherBack} d={`M${x + 8} ${y}h60q8 0 8 8v8H${x}v-8q0-8 8-8z`} />
      <rect className={styles.leather} x={x} y={y + 10} width="84" height="50" rx="9" />
      <path className={styles.chosen} d={`M${x + 84} ${y + 26}h-20q-9 0-9 9t9 9h20z`} />
      <circle className={styles.light} cx={x + 65} cy={y + 35} r="3.5" />
    </>
  )
}

export function Arrow({ from, to, y }: { from: number; to: number; y: number }): ReactElement {
  const back = from < to ? -7 : 7
  return <path className={styles.mark} d={`M${from} ${y}H${to}M${to + back} ${y - 7}l${-back} 7 ${back} 7`} />
}

/** A round sign of success. */
export function Check({ x, y, r }: { x: number; y: number; r: number }): ReactElement {
  const unit = r / 20
  return (
    <>
      <circle className={styles.good} cx={x} cy={y} r={r} />
      <path
        className={styles.check}
        strokeWidth={Math.max(2, 3 * unit)}
        d={`M${x - 9 * unit} ${y}l${7 * unit} ${7 * unit} ${12 * unit} ${-14 * unit}`}
      />
    </>
  )
}

/** Head and shoulders in a round frame. */
export function Person({ x, y, r, isOther = false }: { x: number; y: number; r: number; isOther?: boolean }) {
  const unit = r / 38
  const fill = isOther ? styles.good : styles.light
  return (
    <>
      <circle className={styles.device} cx={x} cy={y} r={r} />
      <circle className={fill} cx={x} cy={y - 12 * unit} r={13 * unit} />
      <path
        className={fill}
        transform={`translate(${x} ${y}) scale(${unit})`}
        d="M-26 24Q-23 4 0 4t26 20Q15 38 0 38t-26-14z"
      />
    </>
  )
}
