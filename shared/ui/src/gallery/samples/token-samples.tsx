import { useEffect, useRef } from 'react'
import { Section } from '../../layout/section.tsx'
import type { GalleryTexts } from './gallery.messages.ts'
import styles from './gallery.module.css'

const ROLES = [
  'surface-0',
  'surface-1',
  'surface-2',
  'surface-3',
  'text-strong',
  'text-normal',
  'text-weak',
  'accent',
  'accent-text',
  'accent-wash',
  'positive',
  'negative',
  'warning',
  'info',
  'live',
  'danger',
  'line-strong',
  'focus',
]
const SIZES = ['11', '12', '14', '16', '18', '22', '28', '34']

export function TokenSamples({ t }: { t: GalleryTexts }) {
  return (
    <>
      <Section title="Roles">
        <div className={styles.covers}>
          {ROLES.map((role) => (
            <Swatch key={role} role={role} />
          ))}
        </div>
      </Section>
      <Section title="Type">
        {SIZES.map((size) => (
          <TypeLine key={size} size={size} text={t.cardLit} />
        ))}
      </Section>
    </>
  )
}

function Swatch({ role }: { role: string }) {
  return (
    <div>
      <div className={styles.swatch} ref={(box) => box?.style.setProperty('background', `var(--${role})`)} />
      <small>{role}</small>
    </div>
  )
}

function TypeLine({ size, text }: { size: string; text: string }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.style.setProperty('font-size', `var(--font-${size})`), [size])
  return (
    <p ref={line}>
      {size} {text} 1,234.50
    </p>
  )
}
