import { contactSheet } from '@lantern/art'
import { useMemo } from 'react'
import { Section } from '../layout/section.tsx'
import styles from './contact-sheet.module.css'

/** Settings of each subject. */
const SETTINGS = 3

/** Every picture that is drawn from titles, at its real size: three or two in a row of a phone. */
export function ContactSheet() {
  const sheets = useMemo(() => contactSheet(SETTINGS), [])
  return sheets.map(({ kind, shape, pictures }) => (
    <Section key={kind} title={`${kind} · ${pictures.length}`}>
      <ul className={styles.sheet} data-shape={shape}>
        {pictures.map(({ title, svg }) => (
          <li key={title}>
            <img
              className={styles.picture}
              src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
              alt={title}
              loading="lazy"
              decoding="async"
            />
          </li>
        ))}
      </ul>
    </Section>
  ))
}
