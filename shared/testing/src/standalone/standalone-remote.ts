import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'

export type StandaloneRemote = {
  /** Prefix it owns, e.g. `/mine`; none for a remote of slots only. */
  prefix?: string
  routes?: RouteObject[]
  /** All of its pages are for members: a visitor is sent to log in first. */
  membersOnly?: boolean
  /** Pages to link to from the start page; those of its routes that have no parameter when left out. */
  pages?: readonly string[]
  /** Elements to mount on the start page, by slot name. */
  slots?: Readonly<Record<string, ComponentType>>
  /** Origin of the venue site that may be framed. Default port 3101 of this host. */
  venueOrigin?: string
}
