// Generated from specs/modules. Edit there and run make generate.

export interface EditableForm {
  /** An input is of this form when it has all of these, and these values. */
  readonly required: readonly string[];
  readonly consts: Readonly<Record<string, unknown>>;
  readonly fields: readonly EditableFieldSpec[];
}

export interface EditableFieldSpec {
  /** `patch.title` is the field title inside of patch. */
  readonly path: string;
  /** How to ask for it. */
  readonly input: "text" | "long_text" | "number" | "numbers" | "date" | "datetime" | "choice" | "yes_no";
  readonly schema: Readonly<Record<string, unknown>>;
}

export const editableForms: Readonly<Record<string, readonly EditableForm[]>> = {
  "calendar.accept_invite": [
    {
      "required": [
        "invite_id"
      ],
      "consts": {},
      "fields": [
        {
          "path": "comment",
          "input": "long_text",
          "schema": {
            "type": "string",
            "maxLength": 300,
            "description": "sent to the organizer; a person must approve it first"
          }
        }
      ]
    },
    {
      "required": [
        "event_id"
      ],
      "consts": {},
      "fields": [
        {
          "path": "comment",
          "input": "long_text",
          "schema": {
            "type": "string",
            "maxLength": 300,
            "description": "sent to the organizer; a person must approve it first"
          }
        }
      ]
    }
  ],
  "calendar.create": [
    {
      "required": [
        "title",
        "start_at",
        "event_timezone"
      ],
      "consts": {
        "all_day": false
      },
      "fields": [
        {
          "path": "title",
          "input": "text",
          "schema": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200
          }
        },
        {
          "path": "start_at",
          "input": "datetime",
          "schema": {
            "type": "string",
            "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",
            "maxLength": 35,
            "description": "with the offset event_timezone has then"
          }
        },
        {
          "path": "end_at",
          "input": "datetime",
          "schema": {
            "type": "string",
            "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",
            "maxLength": 35,
            "description": "not together with duration_minutes"
          }
        },
        {
          "path": "duration_minutes",
          "input": "number",
          "schema": {
            "type": "integer",
            "minimum": 1,
            "maximum": 43200
          }
        },
        {
          "path": "location",
          "input": "text",
          "schema": {
            "type": "string",
            "maxLength": 200
          }
        },
        {
          "path": "notes",
          "input": "long_text",
          "schema": {
            "type": "string",
            "maxLength": 4000
          }
        },
        {
          "path": "meeting_url",
          "input": "long_text",
          "schema": {
            "type": "string",
            "maxLength": 500,
            "pattern": "^https://[^\\s<>\"]+$"
          }
        },
        {
          "path": "reminders",
          "input": "numbers",
          "schema": {
            "description": "minutes before the start",
            "type": "array",
            "items": {
              "type": "integer",
              "minimum": 0,
              "maximum": 40320
            },
            "minItems": 0,
            "maxItems": 5,
            "uniqueItems": true
          }
        },
        {
          "path": "show_as",
          "input": "choice",
          "schema": {
            "enum": [
              "busy",
              "free"
            ]
          }
        }
      ]
    },
    {
      "required": [
        "title",
        "all_day",
        "start_date",
        "event_timezone"
      ],
      "consts": {
        "all_day": true
      },
      "fields": [
        {
          "path": "title",
          "input": "text",
          "schema": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200
          }
        },
        {
          "path": "start_date",
          "input": "date",
          "schema": {
            "type": "string",
            "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
          }
        },
        {
          "path": "end_date",
          "input": "date",
          "schema": {
            "type": "string",
            "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
            "description": "last day; inclusive"
          }
        },
        {
          "path": "location",
          "input": "text",
          "schema": {
            "type": "string",
            "maxLength": 200
          }
        },
        {
          "path": "notes",
          "input": "long_text",
          "schema": {
            "type": "string",
            "maxLength": 4000
          }
        },
        {
          "path": "meeting_url",
          "input": "long_text",
          "schema": {
            "type": "string",
            "maxLength": 500,
            "pattern": "^https://[^\\s<>\"]+$"
          }
        },
        {
          "path": "reminders",
          "input": "numbers",
          "schema": {
            "description": "minutes before the start",
            "type": "array",
            "items": {
              "type": "integer",
              "minimum": 0,
              "maximum": 40320
            },
            "minItems": 0,
            "maxItems": 5,
            "uniqueItems": true
          }
        },
        {
          "path": "show_as",
          "input": "choice",
          "schema": {
            "enum": [
              "busy",
              "free"
            ]
          }
        }
      ]
    }
  ],
  "calendar.reject_invite": [
    {
      "required": [
        "invite_id"
      ],
      "consts": {},
      "fields": [
        {
          "path": "comment",
          "input": "long_text",
          "schema": {
            "type": "string",
            "maxLength": 300,
            "description": "sent to the organizer; a person must approve it first"
          }
        }
      ]
    },
    {
      "required": [
        "event_id"
      ],
      "consts": {},
      "fields": [
        {
          "path": "comment",
          "input": "long_text",
          "schema": {
            "type": "string",
            "maxLength": 300,
            "description": "sent to the organizer; a person must approve it first"
          }
        }
      ]
    }
  ],
  "calendar.share": [
    {
      "required": [
        "event_id",
        "participants"
      ],
      "consts": {},
      "fields": [
        {
          "path": "message",
          "input": "long_text",
          "schema": {
            "type": "string",
            "maxLength": 500,
            "description": "sent with the invite"
          }
        }
      ]
    }
  ],
  "calendar.update": [
    {
      "required": [
        "event_id",
        "event_timezone",
        "patch"
      ],
      "consts": {},
      "fields": [
        {
          "path": "patch.title",
          "input": "text",
          "schema": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200
          }
        },
        {
          "path": "patch.start_at",
          "input": "datetime",
          "schema": {
            "type": "string",
            "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",
            "maxLength": 35,
            "description": "RFC 3339 with an explicit offset"
          }
        },
        {
          "path": "patch.end_at",
          "input": "datetime",
          "schema": {
            "anyOf": [
              {
                "type": "string",
                "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",
                "maxLength": 35,
                "description": "RFC 3339 with an explicit offset"
              },
              {
                "type": "null"
              }
            ]
          }
        },
        {
          "path": "patch.start_date",
          "input": "date",
          "schema": {
            "type": "string",
            "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
          }
        },
        {
          "path": "patch.end_date",
          "input": "date",
          "schema": {
            "type": "string",
            "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
          }
        },
        {
          "path": "patch.location",
          "input": "text",
          "schema": {
            "anyOf": [
              {
                "type": "string",
                "maxLength": 200
              },
              {
                "type": "null"
              }
            ]
          }
        },
        {
          "path": "patch.notes",
          "input": "long_text",
          "schema": {
            "anyOf": [
              {
                "type": "string",
                "maxLength": 4000
              },
              {
                "type": "null"
              }
            ]
          }
        },
        {
          "path": "patch.meeting_url",
          "input": "long_text",
          "schema": {
            "anyOf": [
              {
                "type": "string",
                "maxLength": 500,
                "pattern": "^https://[^\\s<>\"]+$"
              },
              {
                "type": "null"
              }
            ]
          }
        },
        {
          "path": "patch.reminders",
          "input": "numbers",
          "schema": {
            "anyOf": [
              {
                "description": "minutes before the start",
                "type": "array",
                "items": {
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 40320
                },
                "minItems": 0,
                "maxItems": 5,
                "uniqueItems": true
              },
              {
                "type": "null"
              }
            ]
          }
        },
        {
          "path": "patch.show_as",
          "input": "choice",
          "schema": {
            "enum": [
              "busy",
              "free"
            ]
          }
        }
      ]
    }
  ],
  "contacts.create": [
    {
      "required": [
        "name"
      ],
      "consts": {},
      "fields": [
        {
          "path": "name",
          "input": "text",
          "schema": {
            "type": "string",
            "minLength": 1,
            "maxLength": 60
          }
        },
        {
          "path": "email",
          "input": "long_text",
          "schema": {
            "type": "string",
            "minLength": 3,
            "maxLength": 254,
            "pattern": "^[^@\\s]+@[^@\\s]+$"
          }
        },
        {
          "path": "phone",
          "input": "text",
          "schema": {
            "type": "string",
            "minLength": 5,
            "maxLength": 20,
            "pattern": "^\\+?[0-9][0-9 -]{4,18}$"
          }
        },
        {
          "path": "company",
          "input": "text",
          "schema": {
            "type": "string",
            "maxLength": 100
          }
        },
        {
          "path": "job_title",
          "input": "text",
          "schema": {
            "type": "string",
            "maxLength": 100
          }
        },
        {
          "path": "note",
          "input": "long_text",
          "schema": {
            "type": "string",
            "maxLength": 300
          }
        }
      ]
    }
  ],
  "contacts.update": [
    {
      "required": [
        "contact_id",
        "patch"
      ],
      "consts": {},
      "fields": [
        {
          "path": "patch.name",
          "input": "text",
          "schema": {
            "type": "string",
            "minLength": 1,
            "maxLength": 60
          }
        },
        {
          "path": "patch.email",
          "input": "long_text",
          "schema": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 3,
            "maxLength": 254,
            "pattern": "^[^@\\s]+@[^@\\s]+$"
          }
        },
        {
          "path": "patch.phone",
          "input": "text",
          "schema": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 5,
            "maxLength": 20,
            "pattern": "^\\+?[0-9][0-9 -]{4,18}$"
          }
        },
        {
          "path": "patch.company",
          "input": "text",
          "schema": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 100
          }
        },
        {
          "path": "patch.job_title",
          "input": "text",
          "schema": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 100
          }
        },
        {
          "path": "patch.relation",
          "input": "text",
          "schema": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 40
          }
        },
        {
          "path": "patch.note",
          "input": "long_text",
          "schema": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 300
          }
        }
      ]
    }
  ]
};
