import type { ReactElement } from 'react'
import type { GuideStep } from './guide.rules.ts'
import styles from './step-picture.module.css'

/** What a step of the guide sets, drawn small; decorative, the words beside it say the same. */
export function StepPicture({ step }: { step: GuideStep }) {
  return (
    <svg className={styles.picture} viewBox="0 0 72 56" aria-hidden="true">
      {DRAWN[step]}
    </svg>
  )
}

const DRAWN: Readonly<Record<GuideStep, ReactElement>> = {
  welcome: (
    <>
      <rect className={styles.paper} x="12" y="10" width="48" height="13" rx="6.500" />
      <rect className={styles.light} x="12" y="10" width="24" height="13" rx="6.500" />
      <circle className={styles.mark} cx="17" cy="34" r="3.500" />
      <circle className={styles.line} cx="17" cy="46" r="3.500" />
      <path className={styles.line} d="M26 34h20M26 46h14" />
    </>
  ),
  limit: (
    <>
      <path className={styles.line} d="M12 15h48M12 28h48M12 41h48" />
      <path className={styles.mark} d="M12 15h14M12 28h24M12 41h34" />
      <circle className={styles.light} cx="26" cy="15" r="4.500" />
      <circle className={styles.light} cx="36" cy="28" r="4.500" />
      <circle className={styles.light} cx="46" cy="41" r="4.500" />
    </>
  ),
  fundPassword: (
    <>
      <path className={styles.mark} d="M31 17v-3q0-5 5-5t5 5v3" />
      <rect className={styles.light} x="28" y="17" width="16" height="11" rx="3" />
      <rect className={styles.paper} x="8" y="34" width="56" height="14" rx="5" />
      <path className={styles.dots} d="M16 41v.1M24 41v.1M32 41v.1M40 41v.1M48 41v.1M56 41v.1" />
    </>
  ),
  identity: (
    <>
      <rect className={styles.paper} x="9" y="11" width="54" height="35" rx="6" />
      <circle className={styles.light} cx="23" cy="24" r="5" />
      <path className={styles.mark} d="M15 38q0-6 8-6t8 6" />
      <path className={styles.line} d="M39 22h16M39 30h16M39 38h9" />
    </>
  ),
  offer: (
    <>
      <path
        className={styles.paper}
        d="M14 14h44q4 0 4 4v5q-5 0-5 5t5 5v5q0 4-4 4H14q-4 0-4-4v-5q5 0 5-5t-5-5v-5q0-4 4-4z"
      />
      <path className={styles.line} d="M44 18v4M44 26v4M44 34v4" />
      <path className={styles.mark} d="M24 36l11-16" />
      <circle className={styles.light} cx="25" cy="23" r="3" />
      <circle className={styles.light} cx="34" cy="33" r="3" />
    </>
  ),
}
