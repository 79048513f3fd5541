/** A page that explains a refusal. */
import { html } from '@remix-run/html-template'
import type { Language } from '../../texts/define-messages.ts'
import type { View } from '../parts/visit.ts'
import { frameMessages } from './frame.messages.ts'

export function refusedView(language: Language, status: 403 | 404, why: string): View {
  const words = frameMessages[language]
  return {
    title: status === 403 ? words.forbidden : words.notFound,
    status,
    body: html`<div class="card empty"><p>${why}</p><p><a class="button" href="/">${words.toRemotes}</a></p></div>`,
  }
}
