/** From the one who sees to the one who appoints. */
export const ROLES = ['viewer', 'editor', 'producer', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** A role on a website, in a folder of its pages and all below it: `/`, `/sports`. */
export interface Grant {
  website: string;
  folder: string;
  role: Role;
}

export interface StaffMember {
  id: string;
  /** Lower case; how they are known until they have signed in once. */
  email: string;
  name: string;
  isActive: boolean;
  grants: Grant[];
}

/** How a folder of pages is written. */
export const FOLDER = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;
