import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './section.module.css'

export type SectionProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  title?: ReactNode
  /** Beside the title: "all", a filter. */
  action?: ReactNode
  /** One dimmed sentence under the title. */
  lead?: ReactNode
  /** Level of the heading; 1 where it is the title of the page. @default 2 */
  level?: 1 | 2 | 3
}

/** A titled part of a page; renders a `<section>` labelled by its heading. */
export function Section({ title, action, lead, level = 2, className, children, ...section }: SectionProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section
      {...section}
      className={classNames(styles.section, className)}
      aria-labelledby={title == null ? section['aria-labelledby'] : id}
    >
      {(title != null || action != null) && (
        <div className={styles.head}>
          {title != null && (
            <Heading className={styles.title} id={id}>
              {title}
            </Heading>
          )}
          {action}
        </div>
      )}
      {lead != null && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  )
}
