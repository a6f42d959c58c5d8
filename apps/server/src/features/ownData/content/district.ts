// Schools, settings and people.
import { common } from './common.ts';
import type { Declaration } from './declaration.ts';

export const districtTables = {
  schools: {
    columns: {
      id: common.id,
      name: common.name,
      street: ['Street', 'Calle'],
      city: ['City', 'Ciudad'],
      state: ['State', 'Estado'],
      zip: ['ZIP code', 'Código postal'],
      principal_name: ["Principal's name", 'Nombre del director'],
      principal_office_phone: ["Principal's office phone", 'Teléfono de oficina del director'],
      school_office_number: ['School office phone', 'Teléfono de la oficina de la escuela'],
      principal_email: ["Principal's email address", 'Correo electrónico del director'],
      website: ['Website', 'Sitio web'],
      contact_phone: ['Contact phone', 'Teléfono de contacto'],
      fax: ['Fax', 'Fax'],
      email: common.email,
      phone: ['Phone', 'Teléfono'],
      links: ['Links', 'Enlaces'],
      time_archived: common.timeArchived,
      time_created: common.timeCreated,
      time_updated: common.timeUpdated,
    },
  },
  settings: {
    columns: {
      name: ['Name of the settings document', 'Nombre del documento de ajustes'],
      value: ['The settings', 'Los ajustes'],
      time_created: common.timeCreated,
      time_updated: common.timeUpdated,
    },
  },
  data_profiles: {
    columns: {
      id: common.id,
      school_id: common.schoolId,
      name: common.name,
      is_archived: common.isArchived,
      time_created: common.timeCreated,
      time_updated: common.timeUpdated,
    },
  },
  data_profile_options: {
    columns: {
      id: common.id,
      data_profile_id: ['List ID', 'ID de la lista'],
      label: ['Location name', 'Nombre del lugar'],
      aliases: ['Other names', 'Otros nombres'],
      attributes: ['Details about the location', 'Detalles del lugar'],
      is_archived: common.isArchived,
      merged_into_id: ['ID of the location it was merged into', 'ID del lugar con el que se combinó'],
      time_created: common.timeCreated,
      time_updated: common.timeUpdated,
    },
  },
  users: {
    columns: {
      id: common.id,
      first_name: common.firstName,
      last_name: common.lastName,
      name: ['Full name', 'Nombre completo'],
      email: common.email,
      email_verified: ['Whether the address was confirmed', 'Si se confirmó la dirección'],
      title: ['Job title', 'Puesto'],
      role: ['Role', 'Rol'],
      is_district_level: ['Whether the role covers the whole district', 'Si el rol abarca todo el distrito'],
      role_school_ids: ["IDs of the role's schools", 'ID de las escuelas del rol'],
      permissions: [
        'Permissions, and the schools they apply to',
        'Permisos y las escuelas a las que se aplican',
      ],
      is_school_dog_staff: ['Whether the person is provider staff', 'Si es personal del proveedor'],
      is_disabled: ['Whether the account is disabled', 'Si la cuenta está desactivada'],
      disabled_metadata: ['Who disabled or enabled it, and when', 'Quién la desactivó o activó y cuándo'],
      is_primarily_task_user: [
        'Whether the person is treated as work order staff',
        'Si se trata como personal de órdenes de trabajo',
      ],
      always_show_take_picture: [
        'Whether the camera button is always shown',
        'Si siempre se muestra el botón de la cámara',
      ],
      school_id: ['Preferred school ID', 'ID de la escuela preferida'],
      phone_number: common.phoneNumber,
      skills: ['Skills', 'Habilidades'],
      dashboard_order: ['Order of the dashboard cards', 'Orden de las tarjetas del panel'],
      favorite_insight_queries: ['Favorite charts', 'Gráficos favoritos'],
      auto_sign_out_data: ['Automatic sign-out', 'Cierre de sesión automático'],
      communication_preferences: ['Notification preferences', 'Preferencias de notificaciones'],
      language: ['Language', 'Idioma'],
      time_last_signed_in: ['Last sign-in', 'Último inicio de sesión'],
      time_created: common.timeCreated,
      time_updated: common.timeUpdated,
    },
    leftOut: { search_text: 'computed' },
  },
  former_people: {
    columns: {
      id: common.id,
      name: common.name,
      deleted_by_user_id: common.deletedByUserId,
      time_deleted: common.timeDeleted,
    },
  },
} as const satisfies Record<string, Declaration>;
