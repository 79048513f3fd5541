import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../base/class-names.ts'
import { describedBy, Field, type FieldTexts } from './field.tsx'
import styles from './text-field.module.css'

export type TextAreaProps = FieldTexts &
  ComponentPropsWithRef<'textarea'> & {
    /** Right of the label, e.g. the remaining length. */
    aside?: ReactNode
    /** Called with the text on each change. */
    onValueChange?: (value: string) => void
  }

/** Renders a labelled `<textarea>`; `ref`, `className` and other attributes go to it. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, hint, error, aside, id, className, onChange, onValueChange, ...area } = props
  const ownId = useId()
  const areaId = id ?? ownId
  return (
    <Field id={areaId} label={label} hideLabel={hideLabel} hint={hint} error={error} aside={aside}>
      <div className={styles.box} data-invalid={error ? true : undefined} data-disabled={area.disabled || undefined}>
        <textarea
          rows={4}
          {...area}
          id={areaId}
          className={classNames(styles.input, styles.area, className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(describedBy(areaId, { hint, error }), area['aria-describedby']) || undefined}
          onChange={(event) => {
            onChange?.(event)
            onValueChange?.(event.target.value)
          }}
        />
      </div>
    </Field>
  )
}
