/** Parses a page as browser and shell do. */
import { createHash } from 'node:crypto'
import {
  BOOT_ELEMENT_ID,
  type BootData,
  bootDataSchema,
  VISIT_ELEMENT_ID,
  withVisit,
} from '@lantern/contract/federation'
import * as v from 'valibot'

/** Boot data from both of its elements. */
export function bootOf(html: string): BootData {
  return v.parse(bootDataSchema, withVisit(jsonOf(html, BOOT_ELEMENT_ID), jsonOf(html, VISIT_ELEMENT_ID)))
}

function jsonOf(html: string, id: string): object {
  const text = new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(html)?.[1]
  if (text === undefined) throw new Error(`The page has no element ${id}.`)
  return JSON.parse(text)
}

/** Scripts and styles with the hashes by which the policy allows them; data blocks are neither. */
export function governedElements(html: string): { tag: 'script' | 'style'; open: string; hash: string }[] {
  return [...html.matchAll(/(<(script|style)\b[^>]*>)(.*?)<\/\2>/gs)].flatMap(([, open = '', tag, text = '']) => {
    if (open.includes('application/json')) return []
    const integrity = /integrity="([^"]+)"/.exec(open)?.[1]
    const hash = integrity ?? `sha256-${createHash('sha256').update(text).digest('base64')}`
    return [{ tag: tag as 'script' | 'style', open, hash }]
  })
}

export function directiveOf(policy: unknown, name: string): string {
  return (
    String(policy)
      .split('; ')
      .find((part) => part.startsWith(`${name} `)) ?? ''
  )
}
