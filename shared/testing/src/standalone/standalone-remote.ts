import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'

export type StandaloneRemote = {
  /** Its prefix, e.g. `/mine`; none for a remote with slots only. */
  prefix?: string
  routes?: RouteObject[]
  /** All of its pages are for members: a visitor must log in first. */
  membersOnly?: boolean
  /** Pages linked on the start page; by default those of its routes without parameters. */
  pages?: readonly string[]
  /** Elements to mount on the start page, by slot name. */
  slots?: Readonly<Record<string, ComponentType>>
  /** Origin of the venue site that may be framed. Default port 3101 of this host. */
  venueOrigin?: string
}
