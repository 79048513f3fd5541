/** Form parts: the hidden token, a field with label and error. */
import { html, type SafeHtml } from '@remix-run/html-template'
import type { Visit } from './visit.ts'

export function formToken({ formToken: token }: Pick<Visit, 'formToken'>): SafeHtml {
  return html`<input type="hidden" name="formToken" value="${token}">`
}

export type Field = {
  name: string
  label: string
  value?: string
  hint?: string
  error?: string | undefined
  type?: 'text' | 'datetime-local' | 'password' | 'number'
  required?: boolean
  maxLength?: number
  /** Whether browsers may offer earlier input. */
  autocomplete?: string
  /** For `number`. */
  step?: string
}

export function textField(field: Field): SafeHtml {
  const { name, value = '', type = 'text', required = false, maxLength, step, autocomplete = 'off' } = field
  const limits = [
    required ? html` required` : null,
    maxLength === undefined ? null : html` maxlength="${maxLength}"`,
    step === undefined ? null : html` step="${step}" min="0" max="100" inputmode="decimal"`,
  ]
  return around(
    field,
    html`<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" spellcheck="false"${limits}${described(field)}>`,
  )
}

export function selectField(field: Field & { choices: readonly (readonly [value: string, text: string])[] }): SafeHtml {
  const { name, value, choices } = field
  const options = choices.map(
    ([one, text]) => html`<option value="${one}"${one === value ? html` selected` : null}>${text}</option>`,
  )
  return around(field, html`<select id="${name}" name="${name}"${described(field)}>${options}</select>`)
}

function around({ name, label, hint, error }: Field, control: SafeHtml): SafeHtml {
  return html`<div class="field"${error === undefined ? null : html` data-wrong`}><label for="${name}">${label}</label>${control}${
    error === undefined ? null : html`<p class="wrong" id="${name}-error">${error}</p>`
  }${hint === undefined ? null : html`<p class="hint" id="${name}-hint">${hint}</p>`}</div>`
}

function described({ name, hint, error }: Field): SafeHtml | null {
  const ids = [error === undefined ? '' : `${name}-error`, hint === undefined ? '' : `${name}-hint`].filter(Boolean)
  if (ids.length === 0) return null
  return html` aria-describedby="${ids.join(' ')}"${error === undefined ? null : html` aria-invalid="true"`}`
}
