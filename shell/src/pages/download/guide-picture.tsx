import type { AppPlatform } from '@lantern/contract/pages'
import type { ReactElement } from 'react'
import styles from './guide-picture.module.css'

export type GuideStep = 1 | 2 | 3

/** A drawn screen with the tap target highlighted; decorative, the sentence beside it says the same. */
export function GuidePicture({ platform, step }: { platform: AppPlatform; step: GuideStep }) {
  const isPhone = platform !== 'desktop'
  const Screen = isPhone ? Phone : Window
  return (
    <svg
      className={styles.picture}
      data-phone={isPhone || undefined}
      viewBox={isPhone ? '21 0 64 96' : '0 0 96 96'}
      aria-hidden="true"
    >
      <Screen>{DRAWN[platform][step]}</Screen>
    </svg>
  )
}

function Phone({ children }: { children: ReactElement }) {
  return (
    <>
      <rect className={styles.body} x="22" y="4" width="52" height="88" rx="9" />
      <rect className={styles.page} x="26" y="8" width="44" height="80" rx="6" />
      {children}
    </>
  )
}

function Window({ children }: { children: ReactElement }) {
  return (
    <>
      <rect className={styles.body} x="4" y="14" width="88" height="66" rx="8" />
      <rect className={styles.page} x="8" y="30" width="80" height="46" rx="4" />
      <circle className={styles.dot} cx="13" cy="22" r="2" />
      <circle className={styles.dot} cx="20" cy="22" r="2" />
      {children}
    </>
  )
}

const Glow = ({ x, y, r = 10 }: { x: number; y: number; r?: number }) => (
  <circle className={styles.glow} cx={x} cy={y} r={r} />
)
const Lines = ({ from, count }: { from: number; count: number }) => (
  <path className={styles.line} d={Array.from({ length: count }, (_, n) => `M32 ${from + n * 9}h32`).join('')} />
)
const Icons = () => (
  <path
    className={styles.line}
    d="M31 16h8v8h-8zM44 16h8v8h-8zM57 16h8v8h-8zM31 32h8v8h-8zM44 32h8v8h-8zM57 32h8v8h-8zM31 48h8v8h-8z"
  />
)
const Lantern = ({ x, y }: { x: number; y: number }) => (
  <path className={styles.lit} d={`M${x - 3} ${y - 6}h6q4 6 0 12h-6q-4-6 0-12zM${x} ${y - 9}v3M${x} ${y + 6}v3`} />
)

const CONFIRM = (
  <>
    <rect className={styles.sheet} x="29" y="30" width="38" height="36" rx="5" />
    <Lantern x={40} y={44} />
    <path className={styles.line} d="M50 42h12M50 47h8" />
    <rect className={styles.button} x="34" y="56" width="28" height="7" rx="3.500" />
  </>
)

const DRAWN: Readonly<Record<AppPlatform, Readonly<Record<GuideStep, ReactElement>>>> = {
  ios: {
    1: (
      <>
        <Lines from={20} count={5} />
        <path className={styles.line} d="M26 74h44" />
        <Glow x={48} y={80} />
        <path className={styles.lit} d="M44 79v5h8v-5M48 82v-8M45 76.500l3-3 3 3" />
      </>
    ),
    2: (
      <>
        <rect className={styles.sheet} x="26" y="36" width="44" height="52" rx="6" />
        <path className={styles.line} d="M32 46h22M32 55h18M32 77h20" />
        <rect className={styles.wash} x="29" y="60" width="38" height="12" rx="3" />
        <path className={styles.lit} d="M33 66h18M58 62.500h7v7h-7zM61.500 64.500v3M60 66h3" />
      </>
    ),
    3: (
      <>
        <Icons />
        <Glow x={48} y={53} />
        <Lantern x={48} y={52} />
      </>
    ),
  },
  android: {
    1: (
      <>
        <Lines from={28} count={5} />
        <Glow x={64} y={16} r={8} />
        <path className={styles.lit} d="M64 12v.1M64 16v.1M64 20v.1" />
        <path className={styles.line} d="M32 16h22" />
      </>
    ),
    2: (
      <>
        <rect className={styles.sheet} x="38" y="12" width="30" height="50" rx="4" />
        <path className={styles.line} d="M43 20h16M43 28h12M43 50h16" />
        <rect className={styles.wash} x="40" y="33" width="26" height="11" rx="3" />
        <path className={styles.lit} d="M43 38.500h13M61 35.500v5M59 38.500l2 2 2-2" />
      </>
    ),
    3: CONFIRM,
  },
  desktop: {
    1: (
      <>
        <rect className={styles.sheet} x="27" y="18" width="60" height="8" rx="4" />
        <Glow x={80} y={22} r={9} />
        <path className={styles.lit} d="M76 19.500h8v5h-8zM80 17.500v4M78.500 20l1.500 1.500 1.500-1.500" />
        <path className={styles.line} d="M14 40h40M14 49h52M14 58h34" />
      </>
    ),
    2: (
      <>
        <rect className={styles.sheet} x="48" y="32" width="36" height="34" rx="4" />
        <Lantern x={57} y={45} />
        <path className={styles.line} d="M66 43h12M66 48h8" />
        <rect className={styles.button} x="53" y="56" width="26" height="7" rx="3.500" />
      </>
    ),
    3: (
      <>
        <path
          className={styles.lit}
          d="M36 38h9v9h-9zM51 38h9v9h-9zM36 53h9v9h-9zM51 53h4v4h-4zM58 59h2v3M51 62h3M59 53h1M40 42h1v1h-1zM55 42h1v1h-1zM40 57h1v1h-1z"
        />
      </>
    ),
  },
}
