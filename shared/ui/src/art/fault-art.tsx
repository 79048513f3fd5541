import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './empty-art.module.css'

export type EmptyKind =
  | 'records'
  | 'mail'
  | 'search'
  | 'wallet'
  | 'offers'
  | 'chat'
  | 'network'
  | 'broken'
  | 'maintenance'
/** What error panels draw. Apart from the other drawings, because every page can show a panel before it may fetch anything. */
export type FaultKind = Extract<EmptyKind, 'network' | 'broken' | 'chat'>

export const FAULT_DRAWINGS: Readonly<Record<FaultKind, ReactElement>> = {
  network: (
    <>
      <path className={styles.paper} d="M42 78q-12 0-12-11t12-11q2-14 17-14t18 13q13 0 13 12T77 78z" />
      <path className={styles.line} d="M52 62l16 10M68 62L52 72" />
    </>
  ),
  broken: (
    <>
      <path className={styles.paper} d="M34 32h52v14l-8 6 6 8-6 8 8 6v8H34z" />
      <path className={styles.line} d="M34 42h52M40 37h2M46 37h2M46 58h2M60 58h2M46 72q8-8 16 0" />
    </>
  ),
  chat: (
    <>
      <path className={styles.paper} d="M32 36h44v30H52l-10 9v-9H32z" />
      <path className={styles.line} d="M82 48h8v28h-7v8l-9-8H60M42 48h24M42 56h14" />
    </>
  ),
}

export type LineDrawingProps = ComponentPropsWithRef<'svg'> & { children: ReactNode }

/** A line drawing with the lantern hanging beside it. */
export function LineDrawing({ className, children, ...svg }: LineDrawingProps) {
  return (
    <svg {...svg} viewBox="0 0 120 100" className={classNames(styles.art, className)} aria-hidden="true">
      <ellipse cx="60" cy="88" rx="38" ry="4" className={styles.floor} />
      {children}
      <circle cx="90" cy="29" r="15" className={styles.glow} />
      <path className={styles.line} d="M90 8v13" />
      <path className={styles.lantern} d="M85 22h10q4 7 0 14H85q-4-7 0-14z" />
    </svg>
  )
}
