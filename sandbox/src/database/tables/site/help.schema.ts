/** Votes on help pages: one a page and device. */
type HelpVotesTable = { page: string; device: string; useful: boolean; at: number }

export type HelpTables = { help_votes: HelpVotesTable }
