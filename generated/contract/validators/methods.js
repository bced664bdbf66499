// Generated from specs. Edit there and run make generate.

var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

var require_ucs2length = __commonJS({
  "ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

var require_fast_deep_equal = __commonJS({
  "fast-deep-equal/index.js"(exports, module) {
    "use strict";
    module.exports = function equal(a, b) {
      if (a === b) return !0;
      if (a && b && typeof a == "object" && typeof b == "object") {
        if (a.constructor !== b.constructor) return !1;
        var length, i, keys;
        if (Array.isArray(a)) {
          if (length = a.length, length != b.length) return !1;
          for (i = length; i-- !== 0; )
            if (!equal(a[i], b[i])) return !1;
          return !0;
        }
        if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
        if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
        if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
        if (keys = Object.keys(a), length = keys.length, length !== Object.keys(b).length) return !1;
        for (i = length; i-- !== 0; )
          if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return !1;
        for (i = length; i-- !== 0; ) {
          var key = keys[i];
          if (!equal(a[key], b[key])) return !1;
        }
        return !0;
      }
      return a !== a && b !== b;
    };
  }
});

var require_equal = __commonJS({
  "ajv/dist/runtime/equal.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var equal = require_fast_deep_equal();
    equal.code = 'require("ajv/dist/runtime/equal").default';
    exports.default = equal;
  }
});

var CalendarAcceptInviteInput = validate10;
var pattern0 = new RegExp("^inv_[A-Za-z0-9_-]{1,64}$", "u"), pattern1 = new RegExp("^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$", "u"), func2 = require_ucs2length().default;
function validate13(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.invite_id === void 0 && (missing0 = "invite_id"))
        return validate13.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "invite_id" || key0 === "comment" || key0 === "event_timezone")) {
            return validate13.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.invite_id !== void 0) {
            let data0 = data.invite_id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern0.test(data0))
                  return validate13.errors = [{ instancePath: instancePath + "/invite_id", schemaPath: "#/$defs/InviteId/pattern", keyword: "pattern", params: { pattern: "^inv_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^inv_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate13.errors = [{ instancePath: instancePath + "/invite_id", schemaPath: "#/$defs/InviteId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.comment !== void 0) {
              let data1 = data.comment, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data1 == "string") {
                  if (data1.length > 300 && func2(data1) > 300)
                    return validate13.errors = [{ instancePath: instancePath + "/comment", schemaPath: "#/properties/comment/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }], !1;
                } else
                  return validate13.errors = [{ instancePath: instancePath + "/comment", schemaPath: "#/properties/comment/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.event_timezone !== void 0) {
                let data2 = data.event_timezone, _errs7 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 64 && func2(data2) > 64)
                      return validate13.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                    if (!pattern1.test(data2))
                      return validate13.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$" }, message: 'must match pattern "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$"' }], !1;
                  } else
                    return validate13.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate13.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate13.errors = vErrors, errors === 0;
}
var pattern2 = new RegExp("^evt_[A-Za-z0-9_-]{1,64}$", "u");
function validate15(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_id === void 0 && (missing0 = "event_id"))
        return validate15.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "event_id" || key0 === "comment" || key0 === "event_timezone")) {
            return validate15.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.event_id !== void 0) {
            let data0 = data.event_id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern2.test(data0))
                  return validate15.errors = [{ instancePath: instancePath + "/event_id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate15.errors = [{ instancePath: instancePath + "/event_id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.comment !== void 0) {
              let data1 = data.comment, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data1 == "string") {
                  if (data1.length > 300 && func2(data1) > 300)
                    return validate15.errors = [{ instancePath: instancePath + "/comment", schemaPath: "#/properties/comment/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }], !1;
                } else
                  return validate15.errors = [{ instancePath: instancePath + "/comment", schemaPath: "#/properties/comment/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.event_timezone !== void 0) {
                let data2 = data.event_timezone, _errs7 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 64 && func2(data2) > 64)
                      return validate15.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                    if (!pattern1.test(data2))
                      return validate15.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$" }, message: 'must match pattern "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$"' }], !1;
                  } else
                    return validate15.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate15.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate15.errors = vErrors, errors === 0;
}
function validate12(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  validate13(data, instancePath) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs2 = errors;
  validate15(data, instancePath) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 1]) : _valid0 && (valid0 = !0, passing0 = 1), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    return vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++, validate12.errors = vErrors, !1;
  }
  return validate12.errors = vErrors, errors === 0;
}
function validate10(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate12(data, instancePath) || (vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors), errors = vErrors.length), validate10.errors = vErrors, errors === 0;
}
var CalendarAcceptInviteOutput = validate18;
var schema21 = { type: "object", properties: { id: { $ref: "#/$defs/CalendarEventId" }, title: { type: "string", maxLength: 200 }, startAt: { $ref: "#/$defs/DateTimeOffset" }, endAt: { $ref: "#/$defs/DateTimeOffset" }, allDay: { type: "boolean" }, startDate: { $ref: "#/$defs/LocalDate" }, endDate: { $ref: "#/$defs/LocalDate" }, eventTimezone: { $ref: "#/$defs/IanaTimezone" }, location: { type: "string", maxLength: 200 }, eventStatus: { enum: ["confirmed", "tentative", "cancelled"] }, participation: { $ref: "#/$defs/Participation" }, inviteId: { $ref: "#/$defs/InviteId" }, participantCount: { type: "integer", minimum: 0, maximum: 500 }, recurring: { type: "boolean" }, occurrenceStartAt: { $ref: "#/$defs/DateTimeOffset" }, version: { $ref: "#/$defs/Version" }, tainted: { type: "boolean" }, outcome: { enum: ["accepted", "already_accepted"] }, conflicts: { $ref: "#/$defs/EventConflicts" } }, required: ["id", "title", "outcome"], additionalProperties: !1 };
var schema28 = { enum: ["needs_action", "accepted", "declined", "tentative"] };
var func6 = Object.prototype.hasOwnProperty, pattern5 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$", "u"), pattern7 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");
var schema33 = { type: "object", properties: { id: { $ref: "#/$defs/CalendarEventId" }, title: { type: "string", maxLength: 200 }, startAt: { $ref: "#/$defs/DateTimeOffset" }, endAt: { $ref: "#/$defs/DateTimeOffset" }, allDay: { type: "boolean" }, startDate: { $ref: "#/$defs/LocalDate" }, endDate: { $ref: "#/$defs/LocalDate" }, eventTimezone: { $ref: "#/$defs/IanaTimezone" }, location: { type: "string", maxLength: 200 }, eventStatus: { enum: ["confirmed", "tentative", "cancelled"] }, participation: { $ref: "#/$defs/Participation" }, inviteId: { $ref: "#/$defs/InviteId" }, participantCount: { type: "integer", minimum: 0, maximum: 500 }, recurring: { type: "boolean" }, occurrenceStartAt: { $ref: "#/$defs/DateTimeOffset" }, version: { $ref: "#/$defs/Version" }, tainted: { type: "boolean" } }, required: ["id", "title"], additionalProperties: !1 };
function validate21(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title"))
        return validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func6.call(schema33.properties, key0)) {
            return validate21.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern2.test(data0))
                  return validate21.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate21.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let data1 = data.title, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data1 == "string") {
                  if (data1.length > 200 && func2(data1) > 200)
                    return validate21.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                } else
                  return validate21.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.startAt !== void 0) {
                let data2 = data.startAt, _errs7 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 35 && func2(data2) > 35)
                      return validate21.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                    if (!pattern5.test(data2))
                      return validate21.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                  } else
                    return validate21.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.endAt !== void 0) {
                  let data3 = data.endAt, _errs10 = errors;
                  if (errors === errors)
                    if (typeof data3 == "string") {
                      if (data3.length > 35 && func2(data3) > 35)
                        return validate21.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                      if (!pattern5.test(data3))
                        return validate21.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                    } else
                      return validate21.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.allDay !== void 0) {
                    let _errs13 = errors;
                    if (typeof data.allDay != "boolean")
                      return validate21.errors = [{ instancePath: instancePath + "/allDay", schemaPath: "#/properties/allDay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.startDate !== void 0) {
                      let data5 = data.startDate, _errs15 = errors;
                      if (errors === errors)
                        if (typeof data5 == "string") {
                          if (!pattern7.test(data5))
                            return validate21.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                        } else
                          return validate21.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.endDate !== void 0) {
                        let data6 = data.endDate, _errs18 = errors;
                        if (errors === errors)
                          if (typeof data6 == "string") {
                            if (!pattern7.test(data6))
                              return validate21.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                          } else
                            return validate21.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs18 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.eventTimezone !== void 0) {
                          let data7 = data.eventTimezone, _errs21 = errors;
                          if (errors === errors)
                            if (typeof data7 == "string") {
                              if (data7.length > 64 && func2(data7) > 64)
                                return validate21.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                              if (!pattern1.test(data7))
                                return validate21.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$" }, message: 'must match pattern "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$"' }], !1;
                            } else
                              return validate21.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs21 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.location !== void 0) {
                            let data8 = data.location, _errs24 = errors;
                            if (errors === _errs24)
                              if (typeof data8 == "string") {
                                if (data8.length > 200 && func2(data8) > 200)
                                  return validate21.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs24 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.eventStatus !== void 0) {
                              let data9 = data.eventStatus, _errs26 = errors;
                              if (!(data9 === "confirmed" || data9 === "tentative" || data9 === "cancelled"))
                                return validate21.errors = [{ instancePath: instancePath + "/eventStatus", schemaPath: "#/properties/eventStatus/enum", keyword: "enum", params: { allowedValues: schema33.properties.eventStatus.enum }, message: "must be equal to one of the allowed values" }], !1;
                              var valid0 = _errs26 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.participation !== void 0) {
                                let data10 = data.participation, _errs27 = errors;
                                if (!(data10 === "needs_action" || data10 === "accepted" || data10 === "declined" || data10 === "tentative"))
                                  return validate21.errors = [{ instancePath: instancePath + "/participation", schemaPath: "#/$defs/Participation/enum", keyword: "enum", params: { allowedValues: schema28.enum }, message: "must be equal to one of the allowed values" }], !1;
                                var valid0 = _errs27 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.inviteId !== void 0) {
                                  let data11 = data.inviteId, _errs29 = errors;
                                  if (errors === errors)
                                    if (typeof data11 == "string") {
                                      if (!pattern0.test(data11))
                                        return validate21.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/pattern", keyword: "pattern", params: { pattern: "^inv_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^inv_[A-Za-z0-9_-]{1,64}$"' }], !1;
                                    } else
                                      return validate21.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid0 = _errs29 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.participantCount !== void 0) {
                                    let data12 = data.participantCount, _errs32 = errors;
                                    if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12)))
                                      return validate21.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                    if (errors === _errs32 && typeof data12 == "number" && isFinite(data12)) {
                                      if (data12 > 500 || isNaN(data12))
                                        return validate21.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, message: "must be <= 500" }], !1;
                                      if (data12 < 0 || isNaN(data12))
                                        return validate21.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                    }
                                    var valid0 = _errs32 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.recurring !== void 0) {
                                      let _errs34 = errors;
                                      if (typeof data.recurring != "boolean")
                                        return validate21.errors = [{ instancePath: instancePath + "/recurring", schemaPath: "#/properties/recurring/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                      var valid0 = _errs34 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.occurrenceStartAt !== void 0) {
                                        let data14 = data.occurrenceStartAt, _errs36 = errors;
                                        if (errors === errors)
                                          if (typeof data14 == "string") {
                                            if (data14.length > 35 && func2(data14) > 35)
                                              return validate21.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                                            if (!pattern5.test(data14))
                                              return validate21.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                                          } else
                                            return validate21.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                        var valid0 = _errs36 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.version !== void 0) {
                                          let data15 = data.version, _errs39 = errors, _errs40 = errors;
                                          if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15)))
                                            return validate21.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                          if (errors === _errs40 && typeof data15 == "number" && isFinite(data15)) {
                                            if (data15 > 2147483647 || isNaN(data15))
                                              return validate21.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                                            if (data15 < 1 || isNaN(data15))
                                              return validate21.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                          }
                                          var valid0 = _errs39 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0)
                                          if (data.tainted !== void 0) {
                                            let _errs42 = errors;
                                            if (typeof data.tainted != "boolean")
                                              return validate21.errors = [{ instancePath: instancePath + "/tainted", schemaPath: "#/properties/tainted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                            var valid0 = _errs42 === errors;
                                          } else
                                            var valid0 = !0;
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate21.errors = vErrors, errors === 0;
}
function validate20(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      if (data.length > 5)
        return validate20.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" }], !1;
      if (data.length < 0)
        return validate20.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
      {
        var valid0 = !0;
        let len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let _errs1 = errors;
          validate21(data[i0], instancePath + "/" + i0) || (vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors), errors = vErrors.length);
          var valid0 = _errs1 === errors;
          if (!valid0)
            break;
        }
      }
    } else
      return validate20.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
  return validate20.errors = vErrors, errors === 0;
}
function validate19(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.outcome === void 0 && (missing0 = "outcome"))
        return validate19.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func6.call(schema21.properties, key0)) {
            return validate19.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern2.test(data0))
                  return validate19.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate19.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let data1 = data.title, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data1 == "string") {
                  if (data1.length > 200 && func2(data1) > 200)
                    return validate19.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                } else
                  return validate19.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.startAt !== void 0) {
                let data2 = data.startAt, _errs7 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 35 && func2(data2) > 35)
                      return validate19.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                    if (!pattern5.test(data2))
                      return validate19.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                  } else
                    return validate19.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.endAt !== void 0) {
                  let data3 = data.endAt, _errs10 = errors;
                  if (errors === errors)
                    if (typeof data3 == "string") {
                      if (data3.length > 35 && func2(data3) > 35)
                        return validate19.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                      if (!pattern5.test(data3))
                        return validate19.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                    } else
                      return validate19.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.allDay !== void 0) {
                    let _errs13 = errors;
                    if (typeof data.allDay != "boolean")
                      return validate19.errors = [{ instancePath: instancePath + "/allDay", schemaPath: "#/properties/allDay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.startDate !== void 0) {
                      let data5 = data.startDate, _errs15 = errors;
                      if (errors === errors)
                        if (typeof data5 == "string") {
                          if (!pattern7.test(data5))
                            return validate19.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                        } else
                          return validate19.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.endDate !== void 0) {
                        let data6 = data.endDate, _errs18 = errors;
                        if (errors === errors)
                          if (typeof data6 == "string") {
                            if (!pattern7.test(data6))
                              return validate19.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                          } else
                            return validate19.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs18 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.eventTimezone !== void 0) {
                          let data7 = data.eventTimezone, _errs21 = errors;
                          if (errors === errors)
                            if (typeof data7 == "string") {
                              if (data7.length > 64 && func2(data7) > 64)
                                return validate19.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                              if (!pattern1.test(data7))
                                return validate19.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$" }, message: 'must match pattern "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$"' }], !1;
                            } else
                              return validate19.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs21 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.location !== void 0) {
                            let data8 = data.location, _errs24 = errors;
                            if (errors === _errs24)
                              if (typeof data8 == "string") {
                                if (data8.length > 200 && func2(data8) > 200)
                                  return validate19.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                              } else
                                return validate19.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs24 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.eventStatus !== void 0) {
                              let data9 = data.eventStatus, _errs26 = errors;
                              if (!(data9 === "confirmed" || data9 === "tentative" || data9 === "cancelled"))
                                return validate19.errors = [{ instancePath: instancePath + "/eventStatus", schemaPath: "#/properties/eventStatus/enum", keyword: "enum", params: { allowedValues: schema21.properties.eventStatus.enum }, message: "must be equal to one of the allowed values" }], !1;
                              var valid0 = _errs26 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.participation !== void 0) {
                                let data10 = data.participation, _errs27 = errors;
                                if (!(data10 === "needs_action" || data10 === "accepted" || data10 === "declined" || data10 === "tentative"))
                                  return validate19.errors = [{ instancePath: instancePath + "/participation", schemaPath: "#/$defs/Participation/enum", keyword: "enum", params: { allowedValues: schema28.enum }, message: "must be equal to one of the allowed values" }], !1;
                                var valid0 = _errs27 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.inviteId !== void 0) {
                                  let data11 = data.inviteId, _errs29 = errors;
                                  if (errors === errors)
                                    if (typeof data11 == "string") {
                                      if (!pattern0.test(data11))
                                        return validate19.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/pattern", keyword: "pattern", params: { pattern: "^inv_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^inv_[A-Za-z0-9_-]{1,64}$"' }], !1;
                                    } else
                                      return validate19.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid0 = _errs29 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.participantCount !== void 0) {
                                    let data12 = data.participantCount, _errs32 = errors;
                                    if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12)))
                                      return validate19.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                    if (errors === _errs32 && typeof data12 == "number" && isFinite(data12)) {
                                      if (data12 > 500 || isNaN(data12))
                                        return validate19.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, message: "must be <= 500" }], !1;
                                      if (data12 < 0 || isNaN(data12))
                                        return validate19.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                    }
                                    var valid0 = _errs32 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.recurring !== void 0) {
                                      let _errs34 = errors;
                                      if (typeof data.recurring != "boolean")
                                        return validate19.errors = [{ instancePath: instancePath + "/recurring", schemaPath: "#/properties/recurring/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                      var valid0 = _errs34 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.occurrenceStartAt !== void 0) {
                                        let data14 = data.occurrenceStartAt, _errs36 = errors;
                                        if (errors === errors)
                                          if (typeof data14 == "string") {
                                            if (data14.length > 35 && func2(data14) > 35)
                                              return validate19.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                                            if (!pattern5.test(data14))
                                              return validate19.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                                          } else
                                            return validate19.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                        var valid0 = _errs36 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.version !== void 0) {
                                          let data15 = data.version, _errs39 = errors, _errs40 = errors;
                                          if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15)))
                                            return validate19.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                          if (errors === _errs40 && typeof data15 == "number" && isFinite(data15)) {
                                            if (data15 > 2147483647 || isNaN(data15))
                                              return validate19.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                                            if (data15 < 1 || isNaN(data15))
                                              return validate19.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                          }
                                          var valid0 = _errs39 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.tainted !== void 0) {
                                            let _errs42 = errors;
                                            if (typeof data.tainted != "boolean")
                                              return validate19.errors = [{ instancePath: instancePath + "/tainted", schemaPath: "#/properties/tainted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                            var valid0 = _errs42 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.outcome !== void 0) {
                                              let data17 = data.outcome, _errs44 = errors;
                                              if (!(data17 === "accepted" || data17 === "already_accepted"))
                                                return validate19.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema21.properties.outcome.enum }, message: "must be equal to one of the allowed values" }], !1;
                                              var valid0 = _errs44 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0)
                                              if (data.conflicts !== void 0) {
                                                let _errs45 = errors;
                                                validate20(data.conflicts, instancePath + "/conflicts") || (vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors), errors = vErrors.length);
                                                var valid0 = _errs45 === errors;
                                              } else
                                                var valid0 = !0;
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate19.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate19.errors = vErrors, errors === 0;
}
function validate18(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate19(data, instancePath) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length), validate18.errors = vErrors, errors === 0;
}
var CalendarCreateInput = validate25;
var schema46 = { type: "object", properties: { title: { type: "string", minLength: 1, maxLength: 200 }, start_at: { $ref: "#/$defs/DateTimeOffset" }, end_at: { $ref: "#/$defs/DateTimeOffset" }, duration_minutes: { type: "integer", minimum: 1, maximum: 43200 }, event_timezone: { $ref: "#/$defs/IanaTimezone" }, all_day: { const: !1 }, location: { type: "string", maxLength: 200 }, notes: { type: "string", maxLength: 4e3 }, meeting_url: { $ref: "#/$defs/HttpsUrl" }, reminders: { $ref: "#/$defs/Reminders" }, show_as: { enum: ["busy", "free"] }, event_status: { enum: ["confirmed", "tentative"] }, recurrence: { $ref: "#/$defs/Recurrence" } }, required: ["title", "start_at", "event_timezone"], additionalProperties: !1, not: { required: ["end_at", "duration_minutes"] } };
var pattern23 = new RegExp('^https://[^\\s<>"]+$', "u"), schema52 = { type: "object", properties: { freq: { enum: ["daily", "weekly", "monthly", "yearly"] }, interval: { type: "integer", minimum: 1, maximum: 99 }, by_weekday: { type: "array", items: { $ref: "#/$defs/Weekday" }, minItems: 1, maxItems: 7, uniqueItems: !0 }, count: { type: "integer", minimum: 1, maximum: 730 }, until: { $ref: "#/$defs/LocalDate" } }, required: ["freq"], additionalProperties: !1, not: { required: ["count", "until"] } }, schema53 = { enum: ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] }, func0 = require_equal().default;
function validate28(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs1 = errors, _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.count === void 0 && (missing0 = "count") || data.until === void 0 && (missing0 = "until")) {
      let err0 = {};
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  }
  var valid0 = _errs2 === errors;
  if (valid0)
    return validate28.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }], !1;
  if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (data.freq === void 0 && (missing1 = "freq"))
        return validate28.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
      {
        let _errs3 = errors;
        for (let key0 in data)
          if (!(key0 === "freq" || key0 === "interval" || key0 === "by_weekday" || key0 === "count" || key0 === "until")) {
            return validate28.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs3 === errors) {
          if (data.freq !== void 0) {
            let data0 = data.freq, _errs4 = errors;
            if (!(data0 === "daily" || data0 === "weekly" || data0 === "monthly" || data0 === "yearly"))
              return validate28.errors = [{ instancePath: instancePath + "/freq", schemaPath: "#/properties/freq/enum", keyword: "enum", params: { allowedValues: schema52.properties.freq.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid1 = _errs4 === errors;
          } else
            var valid1 = !0;
          if (valid1) {
            if (data.interval !== void 0) {
              let data1 = data.interval, _errs5 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate28.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs5 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 99 || isNaN(data1))
                  return validate28.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 }, message: "must be <= 99" }], !1;
                if (data1 < 1 || isNaN(data1))
                  return validate28.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
              }
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.by_weekday !== void 0) {
                let data2 = data.by_weekday, _errs7 = errors;
                if (errors === _errs7)
                  if (Array.isArray(data2)) {
                    if (data2.length > 7)
                      return validate28.errors = [{ instancePath: instancePath + "/by_weekday", schemaPath: "#/properties/by_weekday/maxItems", keyword: "maxItems", params: { limit: 7 }, message: "must NOT have more than 7 items" }], !1;
                    if (data2.length < 1)
                      return validate28.errors = [{ instancePath: instancePath + "/by_weekday", schemaPath: "#/properties/by_weekday/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                    {
                      var valid2 = !0;
                      let len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data3 = data2[i0], _errs9 = errors;
                        if (!(data3 === "MO" || data3 === "TU" || data3 === "WE" || data3 === "TH" || data3 === "FR" || data3 === "SA" || data3 === "SU"))
                          return validate28.errors = [{ instancePath: instancePath + "/by_weekday/" + i0, schemaPath: "#/$defs/Weekday/enum", keyword: "enum", params: { allowedValues: schema53.enum }, message: "must be equal to one of the allowed values" }], !1;
                        var valid2 = _errs9 === errors;
                        if (!valid2)
                          break;
                      }
                      if (valid2) {
                        let i1 = data2.length, j0;
                        if (i1 > 1) {
                          outer0:
                            for (; i1--; )
                              for (j0 = i1; j0--; )
                                if (func0(data2[i1], data2[j0])) {
                                  return validate28.errors = [{ instancePath: instancePath + "/by_weekday", schemaPath: "#/properties/by_weekday/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                                  break outer0;
                                }
                        }
                      }
                    }
                  } else
                    return validate28.errors = [{ instancePath: instancePath + "/by_weekday", schemaPath: "#/properties/by_weekday/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid1 = _errs7 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.count !== void 0) {
                  let data4 = data.count, _errs11 = errors;
                  if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                    return validate28.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs11 && typeof data4 == "number" && isFinite(data4)) {
                    if (data4 > 730 || isNaN(data4))
                      return validate28.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 730 }, message: "must be <= 730" }], !1;
                    if (data4 < 1 || isNaN(data4))
                      return validate28.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                  }
                  var valid1 = _errs11 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.until !== void 0) {
                    let data5 = data.until, _errs13 = errors;
                    if (errors === errors)
                      if (typeof data5 == "string") {
                        if (!pattern7.test(data5))
                          return validate28.errors = [{ instancePath: instancePath + "/until", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                      } else
                        return validate28.errors = [{ instancePath: instancePath + "/until", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid1 = _errs13 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        }
      }
    } else
      return validate28.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate28.errors = vErrors, errors === 0;
}
function validate27(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs1 = errors, _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.end_at === void 0 && (missing0 = "end_at") || data.duration_minutes === void 0 && (missing0 = "duration_minutes")) {
      let err0 = {};
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  }
  var valid0 = _errs2 === errors;
  if (valid0)
    return validate27.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }], !1;
  if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (data.title === void 0 && (missing1 = "title") || data.start_at === void 0 && (missing1 = "start_at") || data.event_timezone === void 0 && (missing1 = "event_timezone"))
        return validate27.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
      {
        let _errs3 = errors;
        for (let key0 in data)
          if (!func6.call(schema46.properties, key0)) {
            return validate27.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs3 === errors) {
          if (data.title !== void 0) {
            let data0 = data.title, _errs4 = errors;
            if (errors === _errs4)
              if (typeof data0 == "string") {
                if (data0.length > 200 && func2(data0) > 200)
                  return validate27.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                if (data0.length < 2 && func2(data0) < 1)
                  return validate27.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              } else
                return validate27.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid1 = _errs4 === errors;
          } else
            var valid1 = !0;
          if (valid1) {
            if (data.start_at !== void 0) {
              let data1 = data.start_at, _errs6 = errors;
              if (errors === errors)
                if (typeof data1 == "string") {
                  if (data1.length > 35 && func2(data1) > 35)
                    return validate27.errors = [{ instancePath: instancePath + "/start_at", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                  if (!pattern5.test(data1))
                    return validate27.errors = [{ instancePath: instancePath + "/start_at", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                } else
                  return validate27.errors = [{ instancePath: instancePath + "/start_at", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid1 = _errs6 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.end_at !== void 0) {
                let data2 = data.end_at, _errs9 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 35 && func2(data2) > 35)
                      return validate27.errors = [{ instancePath: instancePath + "/end_at", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                    if (!pattern5.test(data2))
                      return validate27.errors = [{ instancePath: instancePath + "/end_at", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                  } else
                    return validate27.errors = [{ instancePath: instancePath + "/end_at", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid1 = _errs9 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.duration_minutes !== void 0) {
                  let data3 = data.duration_minutes, _errs12 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate27.errors = [{ instancePath: instancePath + "/duration_minutes", schemaPath: "#/properties/duration_minutes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs12 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 43200 || isNaN(data3))
                      return validate27.errors = [{ instancePath: instancePath + "/duration_minutes", schemaPath: "#/properties/duration_minutes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 43200 }, message: "must be <= 43200" }], !1;
                    if (data3 < 1 || isNaN(data3))
                      return validate27.errors = [{ instancePath: instancePath + "/duration_minutes", schemaPath: "#/properties/duration_minutes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                  }
                  var valid1 = _errs12 === errors;
                } else
                  var valid1 = !0;
                if (valid1) {
                  if (data.event_timezone !== void 0) {
                    let data4 = data.event_timezone, _errs14 = errors;
                    if (errors === errors)
                      if (typeof data4 == "string") {
                        if (data4.length > 64 && func2(data4) > 64)
                          return validate27.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                        if (!pattern1.test(data4))
                          return validate27.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$" }, message: 'must match pattern "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$"' }], !1;
                      } else
                        return validate27.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid1 = _errs14 === errors;
                  } else
                    var valid1 = !0;
                  if (valid1) {
                    if (data.all_day !== void 0) {
                      let _errs17 = errors;
                      if (data.all_day !== !1)
                        return validate27.errors = [{ instancePath: instancePath + "/all_day", schemaPath: "#/properties/all_day/const", keyword: "const", params: { allowedValue: !1 }, message: "must be equal to constant" }], !1;
                      var valid1 = _errs17 === errors;
                    } else
                      var valid1 = !0;
                    if (valid1) {
                      if (data.location !== void 0) {
                        let data6 = data.location, _errs18 = errors;
                        if (errors === _errs18)
                          if (typeof data6 == "string") {
                            if (data6.length > 200 && func2(data6) > 200)
                              return validate27.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                          } else
                            return validate27.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid1 = _errs18 === errors;
                      } else
                        var valid1 = !0;
                      if (valid1) {
                        if (data.notes !== void 0) {
                          let data7 = data.notes, _errs20 = errors;
                          if (errors === _errs20)
                            if (typeof data7 == "string") {
                              if (data7.length > 4e3 && func2(data7) > 4e3)
                                return validate27.errors = [{ instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" }], !1;
                            } else
                              return validate27.errors = [{ instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid1 = _errs20 === errors;
                        } else
                          var valid1 = !0;
                        if (valid1) {
                          if (data.meeting_url !== void 0) {
                            let data8 = data.meeting_url, _errs22 = errors;
                            if (errors === errors)
                              if (typeof data8 == "string") {
                                if (data8.length > 500 && func2(data8) > 500)
                                  return validate27.errors = [{ instancePath: instancePath + "/meeting_url", schemaPath: "#/$defs/HttpsUrl/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }], !1;
                                if (!pattern23.test(data8))
                                  return validate27.errors = [{ instancePath: instancePath + "/meeting_url", schemaPath: "#/$defs/HttpsUrl/pattern", keyword: "pattern", params: { pattern: '^https://[^\\s<>"]+$' }, message: 'must match pattern "^https://[^\\s<>"]+$"' }], !1;
                              } else
                                return validate27.errors = [{ instancePath: instancePath + "/meeting_url", schemaPath: "#/$defs/HttpsUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid1 = _errs22 === errors;
                          } else
                            var valid1 = !0;
                          if (valid1) {
                            if (data.reminders !== void 0) {
                              let data9 = data.reminders, _errs25 = errors;
                              if (errors === errors)
                                if (Array.isArray(data9)) {
                                  if (data9.length > 5)
                                    return validate27.errors = [{ instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" }], !1;
                                  if (data9.length < 0)
                                    return validate27.errors = [{ instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                  {
                                    var valid7 = !0;
                                    let len0 = data9.length;
                                    for (let i0 = 0; i0 < len0; i0++) {
                                      let data10 = data9[i0], _errs28 = errors;
                                      if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10)))
                                        return validate27.errors = [{ instancePath: instancePath + "/reminders/" + i0, schemaPath: "#/$defs/Reminders/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                      if (errors === _errs28 && typeof data10 == "number" && isFinite(data10)) {
                                        if (data10 > 40320 || isNaN(data10))
                                          return validate27.errors = [{ instancePath: instancePath + "/reminders/" + i0, schemaPath: "#/$defs/Reminders/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 40320 }, message: "must be <= 40320" }], !1;
                                        if (data10 < 0 || isNaN(data10))
                                          return validate27.errors = [{ instancePath: instancePath + "/reminders/" + i0, schemaPath: "#/$defs/Reminders/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                      }
                                      var valid7 = _errs28 === errors;
                                      if (!valid7)
                                        break;
                                    }
                                    if (valid7) {
                                      let i1 = data9.length, j0;
                                      if (i1 > 1) {
                                        let indices0 = {};
                                        for (; i1--; ) {
                                          let item0 = data9[i1];
                                          if (typeof item0 == "number" && !(item0 % 1) && !isNaN(item0) && isFinite(item0)) {
                                            if (typeof indices0[item0] == "number") {
                                              return j0 = indices0[item0], validate27.errors = [{ instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                                              break;
                                            }
                                            indices0[item0] = i1;
                                          }
                                        }
                                      }
                                    }
                                  }
                                } else
                                  return validate27.errors = [{ instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                              var valid1 = _errs25 === errors;
                            } else
                              var valid1 = !0;
                            if (valid1) {
                              if (data.show_as !== void 0) {
                                let data11 = data.show_as, _errs30 = errors;
                                if (!(data11 === "busy" || data11 === "free"))
                                  return validate27.errors = [{ instancePath: instancePath + "/show_as", schemaPath: "#/properties/show_as/enum", keyword: "enum", params: { allowedValues: schema46.properties.show_as.enum }, message: "must be equal to one of the allowed values" }], !1;
                                var valid1 = _errs30 === errors;
                              } else
                                var valid1 = !0;
                              if (valid1) {
                                if (data.event_status !== void 0) {
                                  let data12 = data.event_status, _errs31 = errors;
                                  if (!(data12 === "confirmed" || data12 === "tentative"))
                                    return validate27.errors = [{ instancePath: instancePath + "/event_status", schemaPath: "#/properties/event_status/enum", keyword: "enum", params: { allowedValues: schema46.properties.event_status.enum }, message: "must be equal to one of the allowed values" }], !1;
                                  var valid1 = _errs31 === errors;
                                } else
                                  var valid1 = !0;
                                if (valid1)
                                  if (data.recurrence !== void 0) {
                                    let _errs32 = errors;
                                    validate28(data.recurrence, instancePath + "/recurrence") || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length);
                                    var valid1 = _errs32 === errors;
                                  } else
                                    var valid1 = !0;
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate27.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate27.errors = vErrors, errors === 0;
}
var schema55 = { type: "object", properties: { title: { type: "string", minLength: 1, maxLength: 200 }, all_day: { const: !0 }, start_date: { $ref: "#/$defs/LocalDate" }, end_date: { $ref: "#/$defs/LocalDate" }, event_timezone: { $ref: "#/$defs/IanaTimezone" }, location: { type: "string", maxLength: 200 }, notes: { type: "string", maxLength: 4e3 }, meeting_url: { $ref: "#/$defs/HttpsUrl" }, reminders: { $ref: "#/$defs/Reminders" }, show_as: { enum: ["busy", "free"] }, event_status: { enum: ["confirmed", "tentative"] }, recurrence: { $ref: "#/$defs/Recurrence" } }, required: ["title", "all_day", "start_date", "event_timezone"], additionalProperties: !1 };
function validate31(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.title === void 0 && (missing0 = "title") || data.all_day === void 0 && (missing0 = "all_day") || data.start_date === void 0 && (missing0 = "start_date") || data.event_timezone === void 0 && (missing0 = "event_timezone"))
        return validate31.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func6.call(schema55.properties, key0)) {
            return validate31.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.title !== void 0) {
            let data0 = data.title, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 200 && func2(data0) > 200)
                  return validate31.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                if (data0.length < 2 && func2(data0) < 1)
                  return validate31.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              } else
                return validate31.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.all_day !== void 0) {
              let _errs4 = errors;
              if (data.all_day !== !0)
                return validate31.errors = [{ instancePath: instancePath + "/all_day", schemaPath: "#/properties/all_day/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.start_date !== void 0) {
                let data2 = data.start_date, _errs5 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (!pattern7.test(data2))
                      return validate31.errors = [{ instancePath: instancePath + "/start_date", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                  } else
                    return validate31.errors = [{ instancePath: instancePath + "/start_date", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.end_date !== void 0) {
                  let data3 = data.end_date, _errs8 = errors;
                  if (errors === errors)
                    if (typeof data3 == "string") {
                      if (!pattern7.test(data3))
                        return validate31.errors = [{ instancePath: instancePath + "/end_date", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                    } else
                      return validate31.errors = [{ instancePath: instancePath + "/end_date", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.event_timezone !== void 0) {
                    let data4 = data.event_timezone, _errs11 = errors;
                    if (errors === errors)
                      if (typeof data4 == "string") {
                        if (data4.length > 64 && func2(data4) > 64)
                          return validate31.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                        if (!pattern1.test(data4))
                          return validate31.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$" }, message: 'must match pattern "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$"' }], !1;
                      } else
                        return validate31.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs11 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.location !== void 0) {
                      let data5 = data.location, _errs14 = errors;
                      if (errors === _errs14)
                        if (typeof data5 == "string") {
                          if (data5.length > 200 && func2(data5) > 200)
                            return validate31.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                        } else
                          return validate31.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.notes !== void 0) {
                        let data6 = data.notes, _errs16 = errors;
                        if (errors === _errs16)
                          if (typeof data6 == "string") {
                            if (data6.length > 4e3 && func2(data6) > 4e3)
                              return validate31.errors = [{ instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" }], !1;
                          } else
                            return validate31.errors = [{ instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs16 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.meeting_url !== void 0) {
                          let data7 = data.meeting_url, _errs18 = errors;
                          if (errors === errors)
                            if (typeof data7 == "string") {
                              if (data7.length > 500 && func2(data7) > 500)
                                return validate31.errors = [{ instancePath: instancePath + "/meeting_url", schemaPath: "#/$defs/HttpsUrl/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }], !1;
                              if (!pattern23.test(data7))
                                return validate31.errors = [{ instancePath: instancePath + "/meeting_url", schemaPath: "#/$defs/HttpsUrl/pattern", keyword: "pattern", params: { pattern: '^https://[^\\s<>"]+$' }, message: 'must match pattern "^https://[^\\s<>"]+$"' }], !1;
                            } else
                              return validate31.errors = [{ instancePath: instancePath + "/meeting_url", schemaPath: "#/$defs/HttpsUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs18 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.reminders !== void 0) {
                            let data8 = data.reminders, _errs21 = errors;
                            if (errors === errors)
                              if (Array.isArray(data8)) {
                                if (data8.length > 5)
                                  return validate31.errors = [{ instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" }], !1;
                                if (data8.length < 0)
                                  return validate31.errors = [{ instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                {
                                  var valid6 = !0;
                                  let len0 = data8.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    let data9 = data8[i0], _errs24 = errors;
                                    if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)))
                                      return validate31.errors = [{ instancePath: instancePath + "/reminders/" + i0, schemaPath: "#/$defs/Reminders/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                    if (errors === _errs24 && typeof data9 == "number" && isFinite(data9)) {
                                      if (data9 > 40320 || isNaN(data9))
                                        return validate31.errors = [{ instancePath: instancePath + "/reminders/" + i0, schemaPath: "#/$defs/Reminders/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 40320 }, message: "must be <= 40320" }], !1;
                                      if (data9 < 0 || isNaN(data9))
                                        return validate31.errors = [{ instancePath: instancePath + "/reminders/" + i0, schemaPath: "#/$defs/Reminders/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                    }
                                    var valid6 = _errs24 === errors;
                                    if (!valid6)
                                      break;
                                  }
                                  if (valid6) {
                                    let i1 = data8.length, j0;
                                    if (i1 > 1) {
                                      let indices0 = {};
                                      for (; i1--; ) {
                                        let item0 = data8[i1];
                                        if (typeof item0 == "number" && !(item0 % 1) && !isNaN(item0) && isFinite(item0)) {
                                          if (typeof indices0[item0] == "number") {
                                            return j0 = indices0[item0], validate31.errors = [{ instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                                            break;
                                          }
                                          indices0[item0] = i1;
                                        }
                                      }
                                    }
                                  }
                                }
                              } else
                                return validate31.errors = [{ instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                            var valid0 = _errs21 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.show_as !== void 0) {
                              let data10 = data.show_as, _errs26 = errors;
                              if (!(data10 === "busy" || data10 === "free"))
                                return validate31.errors = [{ instancePath: instancePath + "/show_as", schemaPath: "#/properties/show_as/enum", keyword: "enum", params: { allowedValues: schema55.properties.show_as.enum }, message: "must be equal to one of the allowed values" }], !1;
                              var valid0 = _errs26 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.event_status !== void 0) {
                                let data11 = data.event_status, _errs27 = errors;
                                if (!(data11 === "confirmed" || data11 === "tentative"))
                                  return validate31.errors = [{ instancePath: instancePath + "/event_status", schemaPath: "#/properties/event_status/enum", keyword: "enum", params: { allowedValues: schema55.properties.event_status.enum }, message: "must be equal to one of the allowed values" }], !1;
                                var valid0 = _errs27 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0)
                                if (data.recurrence !== void 0) {
                                  let _errs28 = errors;
                                  validate28(data.recurrence, instancePath + "/recurrence") || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length);
                                  var valid0 = _errs28 === errors;
                                } else
                                  var valid0 = !0;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate31.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate31.errors = vErrors, errors === 0;
}
function validate34(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.items === void 0 && (missing0 = "items"))
        return validate34.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "items") {
            return validate34.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.items !== void 0) {
          let data0 = data.items;
          if (errors === errors)
            if (Array.isArray(data0)) {
              if (data0.length > 20)
                return validate34.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
              if (data0.length < 1)
                return validate34.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
              {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data1 = data0[i0], _errs4 = errors, _errs5 = errors, valid2 = !1, passing0 = null, _errs6 = errors;
                  validate27(data1, instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
                  var _valid0 = _errs6 === errors;
                  _valid0 && (valid2 = !0, passing0 = 0);
                  let _errs7 = errors;
                  validate31(data1, instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
                  var _valid0 = _errs7 === errors;
                  if (_valid0 && valid2 ? (valid2 = !1, passing0 = [passing0, 1]) : _valid0 && (valid2 = !0, passing0 = 1), valid2)
                    errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
                  else {
                    let err0 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                    return vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++, validate34.errors = vErrors, !1;
                  }
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              }
            } else
              return validate34.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        }
      }
    } else
      return validate34.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate34.errors = vErrors, errors === 0;
}
function validate26(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs2 = errors;
  validate31(data, instancePath) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0)
    valid0 = !1, passing0 = [passing0, 1];
  else {
    _valid0 && (valid0 = !0, passing0 = 1);
    let _errs3 = errors;
    validate34(data, instancePath) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
    var _valid0 = _errs3 === errors;
    _valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 2]) : _valid0 && (valid0 = !0, passing0 = 2);
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    return vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++, validate26.errors = vErrors, !1;
  }
  return validate26.errors = vErrors, errors === 0;
}
function validate25(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate26(data, instancePath) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length), validate25.errors = vErrors, errors === 0;
}
var CalendarCreateOutput = validate39;
var schema64 = { type: "object", properties: { id: { $ref: "#/$defs/CalendarEventId" }, title: { type: "string", maxLength: 200 }, startAt: { $ref: "#/$defs/DateTimeOffset" }, endAt: { $ref: "#/$defs/DateTimeOffset" }, allDay: { type: "boolean" }, startDate: { $ref: "#/$defs/LocalDate" }, endDate: { $ref: "#/$defs/LocalDate" }, eventTimezone: { $ref: "#/$defs/IanaTimezone" }, location: { type: "string", maxLength: 200 }, eventStatus: { enum: ["confirmed", "tentative", "cancelled"] }, participation: { $ref: "#/$defs/Participation" }, inviteId: { $ref: "#/$defs/InviteId" }, participantCount: { type: "integer", minimum: 0, maximum: 500 }, recurring: { type: "boolean" }, occurrenceStartAt: { $ref: "#/$defs/DateTimeOffset" }, version: { $ref: "#/$defs/Version" }, tainted: { type: "boolean" }, notes: { type: "string", maxLength: 4e3 }, meetingUrl: { $ref: "#/$defs/HttpsUrl" }, reminders: { $ref: "#/$defs/Reminders" }, showAs: { enum: ["busy", "free"] }, recurrence: { $ref: "#/$defs/Recurrence" }, organizer: { $ref: "#/$defs/Participant" }, participants: { type: "array", items: { $ref: "#/$defs/Participant" }, minItems: 0, maxItems: 200 }, createdAt: { $ref: "#/$defs/DateTimeOffset" }, updatedAt: { $ref: "#/$defs/DateTimeOffset" }, outcome: { const: "created" }, conflicts: { $ref: "#/$defs/EventConflicts" } }, required: ["id", "title", "outcome"], additionalProperties: !1 }, schema77 = { type: "object", properties: { name: { type: "string", maxLength: 60 }, contactId: { $ref: "#/$defs/ContactId" }, role: { enum: ["organizer", "attendee"] }, participation: { $ref: "#/$defs/Participation" } }, required: ["name"], additionalProperties: !1 };
var pattern38 = new RegExp("^ctc_[A-Za-z0-9_-]{1,64}$", "u");
function validate43(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name"))
        return validate43.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "name" || key0 === "contactId" || key0 === "role" || key0 === "participation")) {
            return validate43.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 60 && func2(data0) > 60)
                  return validate43.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
              } else
                return validate43.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.contactId !== void 0) {
              let data1 = data.contactId, _errs4 = errors;
              if (errors === errors)
                if (typeof data1 == "string") {
                  if (!pattern38.test(data1))
                    return validate43.errors = [{ instancePath: instancePath + "/contactId", schemaPath: "#/$defs/ContactId/pattern", keyword: "pattern", params: { pattern: "^ctc_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^ctc_[A-Za-z0-9_-]{1,64}$"' }], !1;
                } else
                  return validate43.errors = [{ instancePath: instancePath + "/contactId", schemaPath: "#/$defs/ContactId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.role !== void 0) {
                let data2 = data.role, _errs7 = errors;
                if (!(data2 === "organizer" || data2 === "attendee"))
                  return validate43.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema77.properties.role.enum }, message: "must be equal to one of the allowed values" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.participation !== void 0) {
                  let data3 = data.participation, _errs8 = errors;
                  if (!(data3 === "needs_action" || data3 === "accepted" || data3 === "declined" || data3 === "tentative"))
                    return validate43.errors = [{ instancePath: instancePath + "/participation", schemaPath: "#/$defs/Participation/enum", keyword: "enum", params: { allowedValues: schema28.enum }, message: "must be equal to one of the allowed values" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate43.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate43.errors = vErrors, errors === 0;
}
function validate41(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.outcome === void 0 && (missing0 = "outcome"))
        return validate41.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func6.call(schema64.properties, key0)) {
            return validate41.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern2.test(data0))
                  return validate41.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate41.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let data1 = data.title, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data1 == "string") {
                  if (data1.length > 200 && func2(data1) > 200)
                    return validate41.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                } else
                  return validate41.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.startAt !== void 0) {
                let data2 = data.startAt, _errs7 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 35 && func2(data2) > 35)
                      return validate41.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                    if (!pattern5.test(data2))
                      return validate41.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                  } else
                    return validate41.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.endAt !== void 0) {
                  let data3 = data.endAt, _errs10 = errors;
                  if (errors === errors)
                    if (typeof data3 == "string") {
                      if (data3.length > 35 && func2(data3) > 35)
                        return validate41.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                      if (!pattern5.test(data3))
                        return validate41.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                    } else
                      return validate41.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.allDay !== void 0) {
                    let _errs13 = errors;
                    if (typeof data.allDay != "boolean")
                      return validate41.errors = [{ instancePath: instancePath + "/allDay", schemaPath: "#/properties/allDay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.startDate !== void 0) {
                      let data5 = data.startDate, _errs15 = errors;
                      if (errors === errors)
                        if (typeof data5 == "string") {
                          if (!pattern7.test(data5))
                            return validate41.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                        } else
                          return validate41.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.endDate !== void 0) {
                        let data6 = data.endDate, _errs18 = errors;
                        if (errors === errors)
                          if (typeof data6 == "string") {
                            if (!pattern7.test(data6))
                              return validate41.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                          } else
                            return validate41.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs18 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.eventTimezone !== void 0) {
                          let data7 = data.eventTimezone, _errs21 = errors;
                          if (errors === errors)
                            if (typeof data7 == "string") {
                              if (data7.length > 64 && func2(data7) > 64)
                                return validate41.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                              if (!pattern1.test(data7))
                                return validate41.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$" }, message: 'must match pattern "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$"' }], !1;
                            } else
                              return validate41.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs21 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.location !== void 0) {
                            let data8 = data.location, _errs24 = errors;
                            if (errors === _errs24)
                              if (typeof data8 == "string") {
                                if (data8.length > 200 && func2(data8) > 200)
                                  return validate41.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                              } else
                                return validate41.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs24 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.eventStatus !== void 0) {
                              let data9 = data.eventStatus, _errs26 = errors;
                              if (!(data9 === "confirmed" || data9 === "tentative" || data9 === "cancelled"))
                                return validate41.errors = [{ instancePath: instancePath + "/eventStatus", schemaPath: "#/properties/eventStatus/enum", keyword: "enum", params: { allowedValues: schema64.properties.eventStatus.enum }, message: "must be equal to one of the allowed values" }], !1;
                              var valid0 = _errs26 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.participation !== void 0) {
                                let data10 = data.participation, _errs27 = errors;
                                if (!(data10 === "needs_action" || data10 === "accepted" || data10 === "declined" || data10 === "tentative"))
                                  return validate41.errors = [{ instancePath: instancePath + "/participation", schemaPath: "#/$defs/Participation/enum", keyword: "enum", params: { allowedValues: schema28.enum }, message: "must be equal to one of the allowed values" }], !1;
                                var valid0 = _errs27 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.inviteId !== void 0) {
                                  let data11 = data.inviteId, _errs29 = errors;
                                  if (errors === errors)
                                    if (typeof data11 == "string") {
                                      if (!pattern0.test(data11))
                                        return validate41.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/pattern", keyword: "pattern", params: { pattern: "^inv_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^inv_[A-Za-z0-9_-]{1,64}$"' }], !1;
                                    } else
                                      return validate41.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid0 = _errs29 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.participantCount !== void 0) {
                                    let data12 = data.participantCount, _errs32 = errors;
                                    if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12)))
                                      return validate41.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                    if (errors === _errs32 && typeof data12 == "number" && isFinite(data12)) {
                                      if (data12 > 500 || isNaN(data12))
                                        return validate41.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, message: "must be <= 500" }], !1;
                                      if (data12 < 0 || isNaN(data12))
                                        return validate41.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                    }
                                    var valid0 = _errs32 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.recurring !== void 0) {
                                      let _errs34 = errors;
                                      if (typeof data.recurring != "boolean")
                                        return validate41.errors = [{ instancePath: instancePath + "/recurring", schemaPath: "#/properties/recurring/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                      var valid0 = _errs34 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.occurrenceStartAt !== void 0) {
                                        let data14 = data.occurrenceStartAt, _errs36 = errors;
                                        if (errors === errors)
                                          if (typeof data14 == "string") {
                                            if (data14.length > 35 && func2(data14) > 35)
                                              return validate41.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                                            if (!pattern5.test(data14))
                                              return validate41.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                                          } else
                                            return validate41.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                        var valid0 = _errs36 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.version !== void 0) {
                                          let data15 = data.version, _errs39 = errors, _errs40 = errors;
                                          if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15)))
                                            return validate41.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                          if (errors === _errs40 && typeof data15 == "number" && isFinite(data15)) {
                                            if (data15 > 2147483647 || isNaN(data15))
                                              return validate41.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                                            if (data15 < 1 || isNaN(data15))
                                              return validate41.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                          }
                                          var valid0 = _errs39 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.tainted !== void 0) {
                                            let _errs42 = errors;
                                            if (typeof data.tainted != "boolean")
                                              return validate41.errors = [{ instancePath: instancePath + "/tainted", schemaPath: "#/properties/tainted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                            var valid0 = _errs42 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.notes !== void 0) {
                                              let data17 = data.notes, _errs44 = errors;
                                              if (errors === _errs44)
                                                if (typeof data17 == "string") {
                                                  if (data17.length > 4e3 && func2(data17) > 4e3)
                                                    return validate41.errors = [{ instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" }], !1;
                                                } else
                                                  return validate41.errors = [{ instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                              var valid0 = _errs44 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.meetingUrl !== void 0) {
                                                let data18 = data.meetingUrl, _errs46 = errors;
                                                if (errors === errors)
                                                  if (typeof data18 == "string") {
                                                    if (data18.length > 500 && func2(data18) > 500)
                                                      return validate41.errors = [{ instancePath: instancePath + "/meetingUrl", schemaPath: "#/$defs/HttpsUrl/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }], !1;
                                                    if (!pattern23.test(data18))
                                                      return validate41.errors = [{ instancePath: instancePath + "/meetingUrl", schemaPath: "#/$defs/HttpsUrl/pattern", keyword: "pattern", params: { pattern: '^https://[^\\s<>"]+$' }, message: 'must match pattern "^https://[^\\s<>"]+$"' }], !1;
                                                  } else
                                                    return validate41.errors = [{ instancePath: instancePath + "/meetingUrl", schemaPath: "#/$defs/HttpsUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                var valid0 = _errs46 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.reminders !== void 0) {
                                                  let data19 = data.reminders, _errs49 = errors;
                                                  if (errors === errors)
                                                    if (Array.isArray(data19)) {
                                                      if (data19.length > 5)
                                                        return validate41.errors = [{ instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" }], !1;
                                                      if (data19.length < 0)
                                                        return validate41.errors = [{ instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                                      {
                                                        var valid13 = !0;
                                                        let len0 = data19.length;
                                                        for (let i0 = 0; i0 < len0; i0++) {
                                                          let data20 = data19[i0], _errs52 = errors;
                                                          if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20)))
                                                            return validate41.errors = [{ instancePath: instancePath + "/reminders/" + i0, schemaPath: "#/$defs/Reminders/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                                          if (errors === _errs52 && typeof data20 == "number" && isFinite(data20)) {
                                                            if (data20 > 40320 || isNaN(data20))
                                                              return validate41.errors = [{ instancePath: instancePath + "/reminders/" + i0, schemaPath: "#/$defs/Reminders/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 40320 }, message: "must be <= 40320" }], !1;
                                                            if (data20 < 0 || isNaN(data20))
                                                              return validate41.errors = [{ instancePath: instancePath + "/reminders/" + i0, schemaPath: "#/$defs/Reminders/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                                          }
                                                          var valid13 = _errs52 === errors;
                                                          if (!valid13)
                                                            break;
                                                        }
                                                        if (valid13) {
                                                          let i1 = data19.length, j0;
                                                          if (i1 > 1) {
                                                            let indices0 = {};
                                                            for (; i1--; ) {
                                                              let item0 = data19[i1];
                                                              if (typeof item0 == "number" && !(item0 % 1) && !isNaN(item0) && isFinite(item0)) {
                                                                if (typeof indices0[item0] == "number") {
                                                                  return j0 = indices0[item0], validate41.errors = [{ instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                                                                  break;
                                                                }
                                                                indices0[item0] = i1;
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    } else
                                                      return validate41.errors = [{ instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                  var valid0 = _errs49 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.showAs !== void 0) {
                                                    let data21 = data.showAs, _errs54 = errors;
                                                    if (!(data21 === "busy" || data21 === "free"))
                                                      return validate41.errors = [{ instancePath: instancePath + "/showAs", schemaPath: "#/properties/showAs/enum", keyword: "enum", params: { allowedValues: schema64.properties.showAs.enum }, message: "must be equal to one of the allowed values" }], !1;
                                                    var valid0 = _errs54 === errors;
                                                  } else
                                                    var valid0 = !0;
                                                  if (valid0) {
                                                    if (data.recurrence !== void 0) {
                                                      let _errs55 = errors;
                                                      validate28(data.recurrence, instancePath + "/recurrence") || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length);
                                                      var valid0 = _errs55 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                    if (valid0) {
                                                      if (data.organizer !== void 0) {
                                                        let _errs56 = errors;
                                                        validate43(data.organizer, instancePath + "/organizer") || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length);
                                                        var valid0 = _errs56 === errors;
                                                      } else
                                                        var valid0 = !0;
                                                      if (valid0) {
                                                        if (data.participants !== void 0) {
                                                          let data24 = data.participants, _errs57 = errors;
                                                          if (errors === _errs57)
                                                            if (Array.isArray(data24)) {
                                                              if (data24.length > 200)
                                                                return validate41.errors = [{ instancePath: instancePath + "/participants", schemaPath: "#/properties/participants/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" }], !1;
                                                              if (data24.length < 0)
                                                                return validate41.errors = [{ instancePath: instancePath + "/participants", schemaPath: "#/properties/participants/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                                              {
                                                                var valid15 = !0;
                                                                let len1 = data24.length;
                                                                for (let i2 = 0; i2 < len1; i2++) {
                                                                  let _errs59 = errors;
                                                                  validate43(data24[i2], instancePath + "/participants/" + i2) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length);
                                                                  var valid15 = _errs59 === errors;
                                                                  if (!valid15)
                                                                    break;
                                                                }
                                                              }
                                                            } else
                                                              return validate41.errors = [{ instancePath: instancePath + "/participants", schemaPath: "#/properties/participants/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                          var valid0 = _errs57 === errors;
                                                        } else
                                                          var valid0 = !0;
                                                        if (valid0) {
                                                          if (data.createdAt !== void 0) {
                                                            let data26 = data.createdAt, _errs60 = errors;
                                                            if (errors === errors)
                                                              if (typeof data26 == "string") {
                                                                if (data26.length > 35 && func2(data26) > 35)
                                                                  return validate41.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                                                                if (!pattern5.test(data26))
                                                                  return validate41.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                                                              } else
                                                                return validate41.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                            var valid0 = _errs60 === errors;
                                                          } else
                                                            var valid0 = !0;
                                                          if (valid0) {
                                                            if (data.updatedAt !== void 0) {
                                                              let data27 = data.updatedAt, _errs63 = errors;
                                                              if (errors === errors)
                                                                if (typeof data27 == "string") {
                                                                  if (data27.length > 35 && func2(data27) > 35)
                                                                    return validate41.errors = [{ instancePath: instancePath + "/updatedAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                                                                  if (!pattern5.test(data27))
                                                                    return validate41.errors = [{ instancePath: instancePath + "/updatedAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                                                                } else
                                                                  return validate41.errors = [{ instancePath: instancePath + "/updatedAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                              var valid0 = _errs63 === errors;
                                                            } else
                                                              var valid0 = !0;
                                                            if (valid0) {
                                                              if (data.outcome !== void 0) {
                                                                let _errs66 = errors;
                                                                if (data.outcome !== "created")
                                                                  return validate41.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/const", keyword: "const", params: { allowedValue: "created" }, message: "must be equal to constant" }], !1;
                                                                var valid0 = _errs66 === errors;
                                                              } else
                                                                var valid0 = !0;
                                                              if (valid0)
                                                                if (data.conflicts !== void 0) {
                                                                  let _errs67 = errors;
                                                                  validate20(data.conflicts, instancePath + "/conflicts") || (vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors), errors = vErrors.length);
                                                                  var valid0 = _errs67 === errors;
                                                                } else
                                                                  var valid0 = !0;
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate41.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate41.errors = vErrors, errors === 0;
}
var schema83 = { type: "object", properties: { id: { $ref: "#/$defs/CalendarEventId" }, title: { type: "string", maxLength: 200 }, startAt: { $ref: "#/$defs/DateTimeOffset" }, endAt: { $ref: "#/$defs/DateTimeOffset" }, allDay: { type: "boolean" }, startDate: { $ref: "#/$defs/LocalDate" }, endDate: { $ref: "#/$defs/LocalDate" }, eventTimezone: { $ref: "#/$defs/IanaTimezone" }, location: { type: "string", maxLength: 200 }, eventStatus: { enum: ["confirmed", "tentative", "cancelled"] }, participation: { $ref: "#/$defs/Participation" }, inviteId: { $ref: "#/$defs/InviteId" }, participantCount: { type: "integer", minimum: 0, maximum: 500 }, recurring: { type: "boolean" }, occurrenceStartAt: { $ref: "#/$defs/DateTimeOffset" }, version: { $ref: "#/$defs/Version" }, tainted: { type: "boolean" }, index: { type: "integer", minimum: 0, maximum: 19 }, error: { $ref: "#/$defs/ToolError" }, outcome: { enum: ["created", "failed"] } }, required: ["index", "outcome"], additionalProperties: !1 }, schema94 = { type: "object", properties: { code: { type: "string", pattern: "^[A-Z][A-Z0-9_]{2,48}$" }, message: { type: "string", maxLength: 300 }, module: { type: "string", maxLength: 32 }, method: { type: "string", maxLength: 48 }, input_schema: { type: "object", maxProperties: 25, additionalProperties: { type: "string", maxLength: 500 }, "x-open": "keys are the field names of the method" }, detail: { type: "string", maxLength: 1e3 }, recovery_suggestion: { type: "string", maxLength: 200 }, next_steps: { type: "array", items: { type: "string", maxLength: 64 }, minItems: 0, maxItems: 3 }, can_retry: { type: "boolean" }, retry_after_seconds: { type: "integer", minimum: 0, maximum: 3600 } }, required: ["code", "message"], additionalProperties: !1 }, pattern49 = new RegExp("^[A-Z][A-Z0-9_]{2,48}$", "u");
function validate49(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.index === void 0 && (missing0 = "index") || data.outcome === void 0 && (missing0 = "outcome"))
        return validate49.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func6.call(schema83.properties, key0)) {
            return validate49.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern2.test(data0))
                  return validate49.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate49.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let data1 = data.title, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data1 == "string") {
                  if (data1.length > 200 && func2(data1) > 200)
                    return validate49.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                } else
                  return validate49.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.startAt !== void 0) {
                let data2 = data.startAt, _errs7 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 35 && func2(data2) > 35)
                      return validate49.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                    if (!pattern5.test(data2))
                      return validate49.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                  } else
                    return validate49.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.endAt !== void 0) {
                  let data3 = data.endAt, _errs10 = errors;
                  if (errors === errors)
                    if (typeof data3 == "string") {
                      if (data3.length > 35 && func2(data3) > 35)
                        return validate49.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                      if (!pattern5.test(data3))
                        return validate49.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                    } else
                      return validate49.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.allDay !== void 0) {
                    let _errs13 = errors;
                    if (typeof data.allDay != "boolean")
                      return validate49.errors = [{ instancePath: instancePath + "/allDay", schemaPath: "#/properties/allDay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.startDate !== void 0) {
                      let data5 = data.startDate, _errs15 = errors;
                      if (errors === errors)
                        if (typeof data5 == "string") {
                          if (!pattern7.test(data5))
                            return validate49.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                        } else
                          return validate49.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.endDate !== void 0) {
                        let data6 = data.endDate, _errs18 = errors;
                        if (errors === errors)
                          if (typeof data6 == "string") {
                            if (!pattern7.test(data6))
                              return validate49.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                          } else
                            return validate49.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs18 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.eventTimezone !== void 0) {
                          let data7 = data.eventTimezone, _errs21 = errors;
                          if (errors === errors)
                            if (typeof data7 == "string") {
                              if (data7.length > 64 && func2(data7) > 64)
                                return validate49.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                              if (!pattern1.test(data7))
                                return validate49.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$" }, message: 'must match pattern "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$"' }], !1;
                            } else
                              return validate49.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs21 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.location !== void 0) {
                            let data8 = data.location, _errs24 = errors;
                            if (errors === _errs24)
                              if (typeof data8 == "string") {
                                if (data8.length > 200 && func2(data8) > 200)
                                  return validate49.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                              } else
                                return validate49.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs24 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.eventStatus !== void 0) {
                              let data9 = data.eventStatus, _errs26 = errors;
                              if (!(data9 === "confirmed" || data9 === "tentative" || data9 === "cancelled"))
                                return validate49.errors = [{ instancePath: instancePath + "/eventStatus", schemaPath: "#/properties/eventStatus/enum", keyword: "enum", params: { allowedValues: schema83.properties.eventStatus.enum }, message: "must be equal to one of the allowed values" }], !1;
                              var valid0 = _errs26 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.participation !== void 0) {
                                let data10 = data.participation, _errs27 = errors;
                                if (!(data10 === "needs_action" || data10 === "accepted" || data10 === "declined" || data10 === "tentative"))
                                  return validate49.errors = [{ instancePath: instancePath + "/participation", schemaPath: "#/$defs/Participation/enum", keyword: "enum", params: { allowedValues: schema28.enum }, message: "must be equal to one of the allowed values" }], !1;
                                var valid0 = _errs27 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.inviteId !== void 0) {
                                  let data11 = data.inviteId, _errs29 = errors;
                                  if (errors === errors)
                                    if (typeof data11 == "string") {
                                      if (!pattern0.test(data11))
                                        return validate49.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/pattern", keyword: "pattern", params: { pattern: "^inv_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^inv_[A-Za-z0-9_-]{1,64}$"' }], !1;
                                    } else
                                      return validate49.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid0 = _errs29 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.participantCount !== void 0) {
                                    let data12 = data.participantCount, _errs32 = errors;
                                    if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12)))
                                      return validate49.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                    if (errors === _errs32 && typeof data12 == "number" && isFinite(data12)) {
                                      if (data12 > 500 || isNaN(data12))
                                        return validate49.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, message: "must be <= 500" }], !1;
                                      if (data12 < 0 || isNaN(data12))
                                        return validate49.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                    }
                                    var valid0 = _errs32 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.recurring !== void 0) {
                                      let _errs34 = errors;
                                      if (typeof data.recurring != "boolean")
                                        return validate49.errors = [{ instancePath: instancePath + "/recurring", schemaPath: "#/properties/recurring/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                      var valid0 = _errs34 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.occurrenceStartAt !== void 0) {
                                        let data14 = data.occurrenceStartAt, _errs36 = errors;
                                        if (errors === errors)
                                          if (typeof data14 == "string") {
                                            if (data14.length > 35 && func2(data14) > 35)
                                              return validate49.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                                            if (!pattern5.test(data14))
                                              return validate49.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                                          } else
                                            return validate49.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                        var valid0 = _errs36 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.version !== void 0) {
                                          let data15 = data.version, _errs39 = errors, _errs40 = errors;
                                          if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15)))
                                            return validate49.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                          if (errors === _errs40 && typeof data15 == "number" && isFinite(data15)) {
                                            if (data15 > 2147483647 || isNaN(data15))
                                              return validate49.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                                            if (data15 < 1 || isNaN(data15))
                                              return validate49.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                          }
                                          var valid0 = _errs39 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.tainted !== void 0) {
                                            let _errs42 = errors;
                                            if (typeof data.tainted != "boolean")
                                              return validate49.errors = [{ instancePath: instancePath + "/tainted", schemaPath: "#/properties/tainted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                            var valid0 = _errs42 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.index !== void 0) {
                                              let data17 = data.index, _errs44 = errors;
                                              if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17)))
                                                return validate49.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                              if (errors === _errs44 && typeof data17 == "number" && isFinite(data17)) {
                                                if (data17 > 19 || isNaN(data17))
                                                  return validate49.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/maximum", keyword: "maximum", params: { comparison: "<=", limit: 19 }, message: "must be <= 19" }], !1;
                                                if (data17 < 0 || isNaN(data17))
                                                  return validate49.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                              }
                                              var valid0 = _errs44 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.error !== void 0) {
                                                let data18 = data.error, _errs46 = errors;
                                                if (errors === errors)
                                                  if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                                                    let missing1;
                                                    if (data18.code === void 0 && (missing1 = "code") || data18.message === void 0 && (missing1 = "message"))
                                                      return validate49.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/$defs/ToolError/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                                                    {
                                                      let _errs49 = errors;
                                                      for (let key1 in data18)
                                                        if (!func6.call(schema94.properties, key1)) {
                                                          return validate49.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/$defs/ToolError/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                                                          break;
                                                        }
                                                      if (_errs49 === errors) {
                                                        if (data18.code !== void 0) {
                                                          let data19 = data18.code, _errs50 = errors;
                                                          if (errors === _errs50)
                                                            if (typeof data19 == "string") {
                                                              if (!pattern49.test(data19))
                                                                return validate49.errors = [{ instancePath: instancePath + "/error/code", schemaPath: "#/$defs/ToolError/properties/code/pattern", keyword: "pattern", params: { pattern: "^[A-Z][A-Z0-9_]{2,48}$" }, message: 'must match pattern "^[A-Z][A-Z0-9_]{2,48}$"' }], !1;
                                                            } else
                                                              return validate49.errors = [{ instancePath: instancePath + "/error/code", schemaPath: "#/$defs/ToolError/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                          var valid12 = _errs50 === errors;
                                                        } else
                                                          var valid12 = !0;
                                                        if (valid12) {
                                                          if (data18.message !== void 0) {
                                                            let data20 = data18.message, _errs52 = errors;
                                                            if (errors === _errs52)
                                                              if (typeof data20 == "string") {
                                                                if (data20.length > 300 && func2(data20) > 300)
                                                                  return validate49.errors = [{ instancePath: instancePath + "/error/message", schemaPath: "#/$defs/ToolError/properties/message/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }], !1;
                                                              } else
                                                                return validate49.errors = [{ instancePath: instancePath + "/error/message", schemaPath: "#/$defs/ToolError/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                            var valid12 = _errs52 === errors;
                                                          } else
                                                            var valid12 = !0;
                                                          if (valid12) {
                                                            if (data18.module !== void 0) {
                                                              let data21 = data18.module, _errs54 = errors;
                                                              if (errors === _errs54)
                                                                if (typeof data21 == "string") {
                                                                  if (data21.length > 32 && func2(data21) > 32)
                                                                    return validate49.errors = [{ instancePath: instancePath + "/error/module", schemaPath: "#/$defs/ToolError/properties/module/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                                                                } else
                                                                  return validate49.errors = [{ instancePath: instancePath + "/error/module", schemaPath: "#/$defs/ToolError/properties/module/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                              var valid12 = _errs54 === errors;
                                                            } else
                                                              var valid12 = !0;
                                                            if (valid12) {
                                                              if (data18.method !== void 0) {
                                                                let data22 = data18.method, _errs56 = errors;
                                                                if (errors === _errs56)
                                                                  if (typeof data22 == "string") {
                                                                    if (data22.length > 48 && func2(data22) > 48)
                                                                      return validate49.errors = [{ instancePath: instancePath + "/error/method", schemaPath: "#/$defs/ToolError/properties/method/maxLength", keyword: "maxLength", params: { limit: 48 }, message: "must NOT have more than 48 characters" }], !1;
                                                                  } else
                                                                    return validate49.errors = [{ instancePath: instancePath + "/error/method", schemaPath: "#/$defs/ToolError/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                var valid12 = _errs56 === errors;
                                                              } else
                                                                var valid12 = !0;
                                                              if (valid12) {
                                                                if (data18.input_schema !== void 0) {
                                                                  let data23 = data18.input_schema, _errs58 = errors;
                                                                  if (errors === _errs58)
                                                                    if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                                                                      if (Object.keys(data23).length > 25)
                                                                        return validate49.errors = [{ instancePath: instancePath + "/error/input_schema", schemaPath: "#/$defs/ToolError/properties/input_schema/maxProperties", keyword: "maxProperties", params: { limit: 25 }, message: "must NOT have more than 25 properties" }], !1;
                                                                      for (let key2 in data23) {
                                                                        let data24 = data23[key2], _errs61 = errors;
                                                                        if (errors === _errs61)
                                                                          if (typeof data24 == "string") {
                                                                            if (data24.length > 500 && func2(data24) > 500)
                                                                              return validate49.errors = [{ instancePath: instancePath + "/error/input_schema/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/ToolError/properties/input_schema/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }], !1;
                                                                          } else
                                                                            return validate49.errors = [{ instancePath: instancePath + "/error/input_schema/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/ToolError/properties/input_schema/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                        var valid13 = _errs61 === errors;
                                                                        if (!valid13)
                                                                          break;
                                                                      }
                                                                    } else
                                                                      return validate49.errors = [{ instancePath: instancePath + "/error/input_schema", schemaPath: "#/$defs/ToolError/properties/input_schema/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                                  var valid12 = _errs58 === errors;
                                                                } else
                                                                  var valid12 = !0;
                                                                if (valid12) {
                                                                  if (data18.detail !== void 0) {
                                                                    let data25 = data18.detail, _errs63 = errors;
                                                                    if (errors === _errs63)
                                                                      if (typeof data25 == "string") {
                                                                        if (data25.length > 1e3 && func2(data25) > 1e3)
                                                                          return validate49.errors = [{ instancePath: instancePath + "/error/detail", schemaPath: "#/$defs/ToolError/properties/detail/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                                                                      } else
                                                                        return validate49.errors = [{ instancePath: instancePath + "/error/detail", schemaPath: "#/$defs/ToolError/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                    var valid12 = _errs63 === errors;
                                                                  } else
                                                                    var valid12 = !0;
                                                                  if (valid12) {
                                                                    if (data18.recovery_suggestion !== void 0) {
                                                                      let data26 = data18.recovery_suggestion, _errs65 = errors;
                                                                      if (errors === _errs65)
                                                                        if (typeof data26 == "string") {
                                                                          if (data26.length > 200 && func2(data26) > 200)
                                                                            return validate49.errors = [{ instancePath: instancePath + "/error/recovery_suggestion", schemaPath: "#/$defs/ToolError/properties/recovery_suggestion/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                                                                        } else
                                                                          return validate49.errors = [{ instancePath: instancePath + "/error/recovery_suggestion", schemaPath: "#/$defs/ToolError/properties/recovery_suggestion/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                      var valid12 = _errs65 === errors;
                                                                    } else
                                                                      var valid12 = !0;
                                                                    if (valid12) {
                                                                      if (data18.next_steps !== void 0) {
                                                                        let data27 = data18.next_steps, _errs67 = errors;
                                                                        if (errors === _errs67)
                                                                          if (Array.isArray(data27)) {
                                                                            if (data27.length > 3)
                                                                              return validate49.errors = [{ instancePath: instancePath + "/error/next_steps", schemaPath: "#/$defs/ToolError/properties/next_steps/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }], !1;
                                                                            if (data27.length < 0)
                                                                              return validate49.errors = [{ instancePath: instancePath + "/error/next_steps", schemaPath: "#/$defs/ToolError/properties/next_steps/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                                                            {
                                                                              var valid14 = !0;
                                                                              let len0 = data27.length;
                                                                              for (let i0 = 0; i0 < len0; i0++) {
                                                                                let data28 = data27[i0], _errs69 = errors;
                                                                                if (errors === _errs69)
                                                                                  if (typeof data28 == "string") {
                                                                                    if (data28.length > 64 && func2(data28) > 64)
                                                                                      return validate49.errors = [{ instancePath: instancePath + "/error/next_steps/" + i0, schemaPath: "#/$defs/ToolError/properties/next_steps/items/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                                                                                  } else
                                                                                    return validate49.errors = [{ instancePath: instancePath + "/error/next_steps/" + i0, schemaPath: "#/$defs/ToolError/properties/next_steps/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                var valid14 = _errs69 === errors;
                                                                                if (!valid14)
                                                                                  break;
                                                                              }
                                                                            }
                                                                          } else
                                                                            return validate49.errors = [{ instancePath: instancePath + "/error/next_steps", schemaPath: "#/$defs/ToolError/properties/next_steps/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                        var valid12 = _errs67 === errors;
                                                                      } else
                                                                        var valid12 = !0;
                                                                      if (valid12) {
                                                                        if (data18.can_retry !== void 0) {
                                                                          let _errs71 = errors;
                                                                          if (typeof data18.can_retry != "boolean")
                                                                            return validate49.errors = [{ instancePath: instancePath + "/error/can_retry", schemaPath: "#/$defs/ToolError/properties/can_retry/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                                          var valid12 = _errs71 === errors;
                                                                        } else
                                                                          var valid12 = !0;
                                                                        if (valid12)
                                                                          if (data18.retry_after_seconds !== void 0) {
                                                                            let data30 = data18.retry_after_seconds, _errs73 = errors;
                                                                            if (!(typeof data30 == "number" && !(data30 % 1) && !isNaN(data30) && isFinite(data30)))
                                                                              return validate49.errors = [{ instancePath: instancePath + "/error/retry_after_seconds", schemaPath: "#/$defs/ToolError/properties/retry_after_seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                                                            if (errors === _errs73 && typeof data30 == "number" && isFinite(data30)) {
                                                                              if (data30 > 3600 || isNaN(data30))
                                                                                return validate49.errors = [{ instancePath: instancePath + "/error/retry_after_seconds", schemaPath: "#/$defs/ToolError/properties/retry_after_seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3600 }, message: "must be <= 3600" }], !1;
                                                                              if (data30 < 0 || isNaN(data30))
                                                                                return validate49.errors = [{ instancePath: instancePath + "/error/retry_after_seconds", schemaPath: "#/$defs/ToolError/properties/retry_after_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                                                            }
                                                                            var valid12 = _errs73 === errors;
                                                                          } else
                                                                            var valid12 = !0;
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  } else
                                                    return validate49.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/$defs/ToolError/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                var valid0 = _errs46 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0)
                                                if (data.outcome !== void 0) {
                                                  let data31 = data.outcome, _errs75 = errors;
                                                  if (!(data31 === "created" || data31 === "failed"))
                                                    return validate49.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema83.properties.outcome.enum }, message: "must be equal to one of the allowed values" }], !1;
                                                  var valid0 = _errs75 === errors;
                                                } else
                                                  var valid0 = !0;
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate49.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate49.errors = vErrors, errors === 0;
}
function validate48(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.items === void 0 && (missing0 = "items") || data.count === void 0 && (missing0 = "count") || data.succeeded === void 0 && (missing0 = "succeeded") || data.failed === void 0 && (missing0 = "failed"))
        return validate48.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "count" || key0 === "succeeded" || key0 === "failed" || key0 === "items")) {
            return validate48.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.count !== void 0) {
            let data0 = data.count, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate48.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 20 || isNaN(data0))
                return validate48.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" }], !1;
              if (data0 < 1 || isNaN(data0))
                return validate48.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.succeeded !== void 0) {
              let data1 = data.succeeded, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate48.errors = [{ instancePath: instancePath + "/succeeded", schemaPath: "#/properties/succeeded/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 20 || isNaN(data1))
                  return validate48.errors = [{ instancePath: instancePath + "/succeeded", schemaPath: "#/properties/succeeded/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" }], !1;
                if (data1 < 0 || isNaN(data1))
                  return validate48.errors = [{ instancePath: instancePath + "/succeeded", schemaPath: "#/properties/succeeded/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.failed !== void 0) {
                let data2 = data.failed, _errs6 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate48.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 20 || isNaN(data2))
                    return validate48.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" }], !1;
                  if (data2 < 0 || isNaN(data2))
                    return validate48.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.items !== void 0) {
                  let data3 = data.items, _errs8 = errors;
                  if (errors === _errs8)
                    if (Array.isArray(data3)) {
                      if (data3.length > 20)
                        return validate48.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
                      if (data3.length < 1)
                        return validate48.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                      {
                        var valid1 = !0;
                        let len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let _errs10 = errors;
                          validate49(data3[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors), errors = vErrors.length);
                          var valid1 = _errs10 === errors;
                          if (!valid1)
                            break;
                        }
                      }
                    } else
                      return validate48.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate48.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate48.errors = vErrors, errors === 0;
}
function validate40(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate41(data, instancePath) || (vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate48(data, instancePath) || (vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++, validate40.errors = vErrors, !1;
  }
  return validate40.errors = vErrors, errors === 0;
}
function validate39(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate40(data, instancePath) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length), validate39.errors = vErrors, errors === 0;
}
var CalendarDeleteInput = validate53;
var schema100 = { enum: ["this", "following", "all"] };
function validate55(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_id === void 0 && (missing0 = "event_id"))
        return validate55.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "event_id" || key0 === "occurrence_start_at" || key0 === "scope" || key0 === "if_version" || key0 === "event_timezone")) {
            return validate55.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.event_id !== void 0) {
            let data0 = data.event_id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern2.test(data0))
                  return validate55.errors = [{ instancePath: instancePath + "/event_id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate55.errors = [{ instancePath: instancePath + "/event_id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.occurrence_start_at !== void 0) {
              let data1 = data.occurrence_start_at, _errs5 = errors;
              if (errors === errors)
                if (typeof data1 == "string") {
                  if (data1.length > 35 && func2(data1) > 35)
                    return validate55.errors = [{ instancePath: instancePath + "/occurrence_start_at", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                  if (!pattern5.test(data1))
                    return validate55.errors = [{ instancePath: instancePath + "/occurrence_start_at", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                } else
                  return validate55.errors = [{ instancePath: instancePath + "/occurrence_start_at", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.scope !== void 0) {
                let data2 = data.scope, _errs8 = errors;
                if (!(data2 === "this" || data2 === "following" || data2 === "all"))
                  return validate55.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/$defs/RecurrenceScope/enum", keyword: "enum", params: { allowedValues: schema100.enum }, message: "must be equal to one of the allowed values" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.if_version !== void 0) {
                  let data3 = data.if_version, _errs10 = errors, _errs11 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate55.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs11 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 2147483647 || isNaN(data3))
                      return validate55.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                    if (data3 < 1 || isNaN(data3))
                      return validate55.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                  }
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.event_timezone !== void 0) {
                    let data4 = data.event_timezone, _errs13 = errors;
                    if (errors === errors)
                      if (typeof data4 == "string") {
                        if (data4.length > 64 && func2(data4) > 64)
                          return validate55.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                        if (!pattern1.test(data4))
                          return validate55.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$" }, message: 'must match pattern "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$"' }], !1;
                      } else
                        return validate55.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate55.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate55.errors = vErrors, errors === 0;
}
function validate57(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_ids === void 0 && (missing0 = "event_ids"))
        return validate57.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "event_ids" || key0 === "event_timezone")) {
            return validate57.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.event_ids !== void 0) {
            let data0 = data.event_ids, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                if (data0.length > 20)
                  return validate57.errors = [{ instancePath: instancePath + "/event_ids", schemaPath: "#/properties/event_ids/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
                if (data0.length < 1)
                  return validate57.errors = [{ instancePath: instancePath + "/event_ids", schemaPath: "#/properties/event_ids/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                {
                  var valid1 = !0;
                  let len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data1 = data0[i0], _errs4 = errors;
                    if (errors === errors)
                      if (typeof data1 == "string") {
                        if (!pattern2.test(data1))
                          return validate57.errors = [{ instancePath: instancePath + "/event_ids/" + i0, schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
                      } else
                        return validate57.errors = [{ instancePath: instancePath + "/event_ids/" + i0, schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid1 = _errs4 === errors;
                    if (!valid1)
                      break;
                  }
                  if (valid1) {
                    let i1 = data0.length, j0;
                    if (i1 > 1) {
                      outer0:
                        for (; i1--; )
                          for (j0 = i1; j0--; )
                            if (func0(data0[i1], data0[j0])) {
                              return validate57.errors = [{ instancePath: instancePath + "/event_ids", schemaPath: "#/properties/event_ids/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                              break outer0;
                            }
                    }
                  }
                }
              } else
                return validate57.errors = [{ instancePath: instancePath + "/event_ids", schemaPath: "#/properties/event_ids/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.event_timezone !== void 0) {
              let data2 = data.event_timezone, _errs7 = errors;
              if (errors === errors)
                if (typeof data2 == "string") {
                  if (data2.length > 64 && func2(data2) > 64)
                    return validate57.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                  if (!pattern1.test(data2))
                    return validate57.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$" }, message: 'must match pattern "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$"' }], !1;
                } else
                  return validate57.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate57.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate57.errors = vErrors, errors === 0;
}
function validate54(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  validate55(data, instancePath) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs2 = errors;
  validate57(data, instancePath) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 1]) : _valid0 && (valid0 = !0, passing0 = 1), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    return vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++, validate54.errors = vErrors, !1;
  }
  return validate54.errors = vErrors, errors === 0;
}
function validate53(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate54(data, instancePath) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length), validate53.errors = vErrors, errors === 0;
}
var CalendarDeleteOutput = validate60;
var schema108 = { type: "object", properties: { id: { $ref: "#/$defs/CalendarEventId" }, title: { type: "string", maxLength: 200 }, startAt: { $ref: "#/$defs/DateTimeOffset" }, endAt: { $ref: "#/$defs/DateTimeOffset" }, allDay: { type: "boolean" }, startDate: { $ref: "#/$defs/LocalDate" }, endDate: { $ref: "#/$defs/LocalDate" }, eventTimezone: { $ref: "#/$defs/IanaTimezone" }, location: { type: "string", maxLength: 200 }, eventStatus: { enum: ["confirmed", "tentative", "cancelled"] }, participation: { $ref: "#/$defs/Participation" }, inviteId: { $ref: "#/$defs/InviteId" }, participantCount: { type: "integer", minimum: 0, maximum: 500 }, recurring: { type: "boolean" }, occurrenceStartAt: { $ref: "#/$defs/DateTimeOffset" }, version: { $ref: "#/$defs/Version" }, tainted: { type: "boolean" }, outcome: { enum: ["deleted", "already_deleted"] }, restorableUntil: { $ref: "#/$defs/DateTimeOffset" } }, required: ["id", "outcome"], additionalProperties: !1 };
function validate62(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.outcome === void 0 && (missing0 = "outcome"))
        return validate62.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func6.call(schema108.properties, key0)) {
            return validate62.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern2.test(data0))
                  return validate62.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate62.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let data1 = data.title, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data1 == "string") {
                  if (data1.length > 200 && func2(data1) > 200)
                    return validate62.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                } else
                  return validate62.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.startAt !== void 0) {
                let data2 = data.startAt, _errs7 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 35 && func2(data2) > 35)
                      return validate62.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                    if (!pattern5.test(data2))
                      return validate62.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                  } else
                    return validate62.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.endAt !== void 0) {
                  let data3 = data.endAt, _errs10 = errors;
                  if (errors === errors)
                    if (typeof data3 == "string") {
                      if (data3.length > 35 && func2(data3) > 35)
                        return validate62.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                      if (!pattern5.test(data3))
                        return validate62.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                    } else
                      return validate62.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.allDay !== void 0) {
                    let _errs13 = errors;
                    if (typeof data.allDay != "boolean")
                      return validate62.errors = [{ instancePath: instancePath + "/allDay", schemaPath: "#/properties/allDay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.startDate !== void 0) {
                      let data5 = data.startDate, _errs15 = errors;
                      if (errors === errors)
                        if (typeof data5 == "string") {
                          if (!pattern7.test(data5))
                            return validate62.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                        } else
                          return validate62.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.endDate !== void 0) {
                        let data6 = data.endDate, _errs18 = errors;
                        if (errors === errors)
                          if (typeof data6 == "string") {
                            if (!pattern7.test(data6))
                              return validate62.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                          } else
                            return validate62.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs18 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.eventTimezone !== void 0) {
                          let data7 = data.eventTimezone, _errs21 = errors;
                          if (errors === errors)
                            if (typeof data7 == "string") {
                              if (data7.length > 64 && func2(data7) > 64)
                                return validate62.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                              if (!pattern1.test(data7))
                                return validate62.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$" }, message: 'must match pattern "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$"' }], !1;
                            } else
                              return validate62.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs21 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.location !== void 0) {
                            let data8 = data.location, _errs24 = errors;
                            if (errors === _errs24)
                              if (typeof data8 == "string") {
                                if (data8.length > 200 && func2(data8) > 200)
                                  return validate62.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                              } else
                                return validate62.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs24 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.eventStatus !== void 0) {
                              let data9 = data.eventStatus, _errs26 = errors;
                              if (!(data9 === "confirmed" || data9 === "tentative" || data9 === "cancelled"))
                                return validate62.errors = [{ instancePath: instancePath + "/eventStatus", schemaPath: "#/properties/eventStatus/enum", keyword: "enum", params: { allowedValues: schema108.properties.eventStatus.enum }, message: "must be equal to one of the allowed values" }], !1;
                              var valid0 = _errs26 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.participation !== void 0) {
                                let data10 = data.participation, _errs27 = errors;
                                if (!(data10 === "needs_action" || data10 === "accepted" || data10 === "declined" || data10 === "tentative"))
                                  return validate62.errors = [{ instancePath: instancePath + "/participation", schemaPath: "#/$defs/Participation/enum", keyword: "enum", params: { allowedValues: schema28.enum }, message: "must be equal to one of the allowed values" }], !1;
                                var valid0 = _errs27 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.inviteId !== void 0) {
                                  let data11 = data.inviteId, _errs29 = errors;
                                  if (errors === errors)
                                    if (typeof data11 == "string") {
                                      if (!pattern0.test(data11))
                                        return validate62.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/pattern", keyword: "pattern", params: { pattern: "^inv_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^inv_[A-Za-z0-9_-]{1,64}$"' }], !1;
                                    } else
                                      return validate62.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid0 = _errs29 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.participantCount !== void 0) {
                                    let data12 = data.participantCount, _errs32 = errors;
                                    if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12)))
                                      return validate62.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                    if (errors === _errs32 && typeof data12 == "number" && isFinite(data12)) {
                                      if (data12 > 500 || isNaN(data12))
                                        return validate62.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, message: "must be <= 500" }], !1;
                                      if (data12 < 0 || isNaN(data12))
                                        return validate62.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                    }
                                    var valid0 = _errs32 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.recurring !== void 0) {
                                      let _errs34 = errors;
                                      if (typeof data.recurring != "boolean")
                                        return validate62.errors = [{ instancePath: instancePath + "/recurring", schemaPath: "#/properties/recurring/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                      var valid0 = _errs34 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.occurrenceStartAt !== void 0) {
                                        let data14 = data.occurrenceStartAt, _errs36 = errors;
                                        if (errors === errors)
                                          if (typeof data14 == "string") {
                                            if (data14.length > 35 && func2(data14) > 35)
                                              return validate62.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                                            if (!pattern5.test(data14))
                                              return validate62.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                                          } else
                                            return validate62.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                        var valid0 = _errs36 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.version !== void 0) {
                                          let data15 = data.version, _errs39 = errors, _errs40 = errors;
                                          if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15)))
                                            return validate62.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                          if (errors === _errs40 && typeof data15 == "number" && isFinite(data15)) {
                                            if (data15 > 2147483647 || isNaN(data15))
                                              return validate62.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                                            if (data15 < 1 || isNaN(data15))
                                              return validate62.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                          }
                                          var valid0 = _errs39 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.tainted !== void 0) {
                                            let _errs42 = errors;
                                            if (typeof data.tainted != "boolean")
                                              return validate62.errors = [{ instancePath: instancePath + "/tainted", schemaPath: "#/properties/tainted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                            var valid0 = _errs42 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.outcome !== void 0) {
                                              let data17 = data.outcome, _errs44 = errors;
                                              if (!(data17 === "deleted" || data17 === "already_deleted"))
                                                return validate62.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema108.properties.outcome.enum }, message: "must be equal to one of the allowed values" }], !1;
                                              var valid0 = _errs44 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0)
                                              if (data.restorableUntil !== void 0) {
                                                let data18 = data.restorableUntil, _errs45 = errors;
                                                if (errors === errors)
                                                  if (typeof data18 == "string") {
                                                    if (data18.length > 35 && func2(data18) > 35)
                                                      return validate62.errors = [{ instancePath: instancePath + "/restorableUntil", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                                                    if (!pattern5.test(data18))
                                                      return validate62.errors = [{ instancePath: instancePath + "/restorableUntil", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                                                  } else
                                                    return validate62.errors = [{ instancePath: instancePath + "/restorableUntil", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                var valid0 = _errs45 === errors;
                                              } else
                                                var valid0 = !0;
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate62.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate62.errors = vErrors, errors === 0;
}
var schema121 = { type: "object", properties: { id: { $ref: "#/$defs/CalendarEventId" }, title: { type: "string", maxLength: 200 }, startAt: { $ref: "#/$defs/DateTimeOffset" }, endAt: { $ref: "#/$defs/DateTimeOffset" }, allDay: { type: "boolean" }, startDate: { $ref: "#/$defs/LocalDate" }, endDate: { $ref: "#/$defs/LocalDate" }, eventTimezone: { $ref: "#/$defs/IanaTimezone" }, location: { type: "string", maxLength: 200 }, eventStatus: { enum: ["confirmed", "tentative", "cancelled"] }, participation: { $ref: "#/$defs/Participation" }, inviteId: { $ref: "#/$defs/InviteId" }, participantCount: { type: "integer", minimum: 0, maximum: 500 }, recurring: { type: "boolean" }, occurrenceStartAt: { $ref: "#/$defs/DateTimeOffset" }, version: { $ref: "#/$defs/Version" }, tainted: { type: "boolean" }, index: { type: "integer", minimum: 0, maximum: 19 }, error: { $ref: "#/$defs/ToolError" }, outcome: { enum: ["deleted", "already_deleted", "failed"] } }, required: ["index", "outcome"], additionalProperties: !1 };
function validate65(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.index === void 0 && (missing0 = "index") || data.outcome === void 0 && (missing0 = "outcome"))
        return validate65.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func6.call(schema121.properties, key0)) {
            return validate65.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern2.test(data0))
                  return validate65.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate65.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let data1 = data.title, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data1 == "string") {
                  if (data1.length > 200 && func2(data1) > 200)
                    return validate65.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                } else
                  return validate65.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.startAt !== void 0) {
                let data2 = data.startAt, _errs7 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 35 && func2(data2) > 35)
                      return validate65.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                    if (!pattern5.test(data2))
                      return validate65.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                  } else
                    return validate65.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.endAt !== void 0) {
                  let data3 = data.endAt, _errs10 = errors;
                  if (errors === errors)
                    if (typeof data3 == "string") {
                      if (data3.length > 35 && func2(data3) > 35)
                        return validate65.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                      if (!pattern5.test(data3))
                        return validate65.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                    } else
                      return validate65.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.allDay !== void 0) {
                    let _errs13 = errors;
                    if (typeof data.allDay != "boolean")
                      return validate65.errors = [{ instancePath: instancePath + "/allDay", schemaPath: "#/properties/allDay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.startDate !== void 0) {
                      let data5 = data.startDate, _errs15 = errors;
                      if (errors === errors)
                        if (typeof data5 == "string") {
                          if (!pattern7.test(data5))
                            return validate65.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                        } else
                          return validate65.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.endDate !== void 0) {
                        let data6 = data.endDate, _errs18 = errors;
                        if (errors === errors)
                          if (typeof data6 == "string") {
                            if (!pattern7.test(data6))
                              return validate65.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                          } else
                            return validate65.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs18 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.eventTimezone !== void 0) {
                          let data7 = data.eventTimezone, _errs21 = errors;
                          if (errors === errors)
                            if (typeof data7 == "string") {
                              if (data7.length > 64 && func2(data7) > 64)
                                return validate65.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                              if (!pattern1.test(data7))
                                return validate65.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$" }, message: 'must match pattern "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$"' }], !1;
                            } else
                              return validate65.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs21 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.location !== void 0) {
                            let data8 = data.location, _errs24 = errors;
                            if (errors === _errs24)
                              if (typeof data8 == "string") {
                                if (data8.length > 200 && func2(data8) > 200)
                                  return validate65.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                              } else
                                return validate65.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs24 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.eventStatus !== void 0) {
                              let data9 = data.eventStatus, _errs26 = errors;
                              if (!(data9 === "confirmed" || data9 === "tentative" || data9 === "cancelled"))
                                return validate65.errors = [{ instancePath: instancePath + "/eventStatus", schemaPath: "#/properties/eventStatus/enum", keyword: "enum", params: { allowedValues: schema121.properties.eventStatus.enum }, message: "must be equal to one of the allowed values" }], !1;
                              var valid0 = _errs26 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.participation !== void 0) {
                                let data10 = data.participation, _errs27 = errors;
                                if (!(data10 === "needs_action" || data10 === "accepted" || data10 === "declined" || data10 === "tentative"))
                                  return validate65.errors = [{ instancePath: instancePath + "/participation", schemaPath: "#/$defs/Participation/enum", keyword: "enum", params: { allowedValues: schema28.enum }, message: "must be equal to one of the allowed values" }], !1;
                                var valid0 = _errs27 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.inviteId !== void 0) {
                                  let data11 = data.inviteId, _errs29 = errors;
                                  if (errors === errors)
                                    if (typeof data11 == "string") {
                                      if (!pattern0.test(data11))
                                        return validate65.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/pattern", keyword: "pattern", params: { pattern: "^inv_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^inv_[A-Za-z0-9_-]{1,64}$"' }], !1;
                                    } else
                                      return validate65.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid0 = _errs29 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.participantCount !== void 0) {
                                    let data12 = data.participantCount, _errs32 = errors;
                                    if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12)))
                                      return validate65.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                    if (errors === _errs32 && typeof data12 == "number" && isFinite(data12)) {
                                      if (data12 > 500 || isNaN(data12))
                                        return validate65.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, message: "must be <= 500" }], !1;
                                      if (data12 < 0 || isNaN(data12))
                                        return validate65.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                    }
                                    var valid0 = _errs32 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.recurring !== void 0) {
                                      let _errs34 = errors;
                                      if (typeof data.recurring != "boolean")
                                        return validate65.errors = [{ instancePath: instancePath + "/recurring", schemaPath: "#/properties/recurring/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                      var valid0 = _errs34 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.occurrenceStartAt !== void 0) {
                                        let data14 = data.occurrenceStartAt, _errs36 = errors;
                                        if (errors === errors)
                                          if (typeof data14 == "string") {
                                            if (data14.length > 35 && func2(data14) > 35)
                                              return validate65.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                                            if (!pattern5.test(data14))
                                              return validate65.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                                          } else
                                            return validate65.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                        var valid0 = _errs36 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.version !== void 0) {
                                          let data15 = data.version, _errs39 = errors, _errs40 = errors;
                                          if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15)))
                                            return validate65.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                          if (errors === _errs40 && typeof data15 == "number" && isFinite(data15)) {
                                            if (data15 > 2147483647 || isNaN(data15))
                                              return validate65.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                                            if (data15 < 1 || isNaN(data15))
                                              return validate65.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                          }
                                          var valid0 = _errs39 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.tainted !== void 0) {
                                            let _errs42 = errors;
                                            if (typeof data.tainted != "boolean")
                                              return validate65.errors = [{ instancePath: instancePath + "/tainted", schemaPath: "#/properties/tainted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                            var valid0 = _errs42 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.index !== void 0) {
                                              let data17 = data.index, _errs44 = errors;
                                              if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17)))
                                                return validate65.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                              if (errors === _errs44 && typeof data17 == "number" && isFinite(data17)) {
                                                if (data17 > 19 || isNaN(data17))
                                                  return validate65.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/maximum", keyword: "maximum", params: { comparison: "<=", limit: 19 }, message: "must be <= 19" }], !1;
                                                if (data17 < 0 || isNaN(data17))
                                                  return validate65.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                              }
                                              var valid0 = _errs44 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.error !== void 0) {
                                                let data18 = data.error, _errs46 = errors;
                                                if (errors === errors)
                                                  if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                                                    let missing1;
                                                    if (data18.code === void 0 && (missing1 = "code") || data18.message === void 0 && (missing1 = "message"))
                                                      return validate65.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/$defs/ToolError/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                                                    {
                                                      let _errs49 = errors;
                                                      for (let key1 in data18)
                                                        if (!func6.call(schema94.properties, key1)) {
                                                          return validate65.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/$defs/ToolError/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                                                          break;
                                                        }
                                                      if (_errs49 === errors) {
                                                        if (data18.code !== void 0) {
                                                          let data19 = data18.code, _errs50 = errors;
                                                          if (errors === _errs50)
                                                            if (typeof data19 == "string") {
                                                              if (!pattern49.test(data19))
                                                                return validate65.errors = [{ instancePath: instancePath + "/error/code", schemaPath: "#/$defs/ToolError/properties/code/pattern", keyword: "pattern", params: { pattern: "^[A-Z][A-Z0-9_]{2,48}$" }, message: 'must match pattern "^[A-Z][A-Z0-9_]{2,48}$"' }], !1;
                                                            } else
                                                              return validate65.errors = [{ instancePath: instancePath + "/error/code", schemaPath: "#/$defs/ToolError/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                          var valid12 = _errs50 === errors;
                                                        } else
                                                          var valid12 = !0;
                                                        if (valid12) {
                                                          if (data18.message !== void 0) {
                                                            let data20 = data18.message, _errs52 = errors;
                                                            if (errors === _errs52)
                                                              if (typeof data20 == "string") {
                                                                if (data20.length > 300 && func2(data20) > 300)
                                                                  return validate65.errors = [{ instancePath: instancePath + "/error/message", schemaPath: "#/$defs/ToolError/properties/message/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }], !1;
                                                              } else
                                                                return validate65.errors = [{ instancePath: instancePath + "/error/message", schemaPath: "#/$defs/ToolError/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                            var valid12 = _errs52 === errors;
                                                          } else
                                                            var valid12 = !0;
                                                          if (valid12) {
                                                            if (data18.module !== void 0) {
                                                              let data21 = data18.module, _errs54 = errors;
                                                              if (errors === _errs54)
                                                                if (typeof data21 == "string") {
                                                                  if (data21.length > 32 && func2(data21) > 32)
                                                                    return validate65.errors = [{ instancePath: instancePath + "/error/module", schemaPath: "#/$defs/ToolError/properties/module/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                                                                } else
                                                                  return validate65.errors = [{ instancePath: instancePath + "/error/module", schemaPath: "#/$defs/ToolError/properties/module/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                              var valid12 = _errs54 === errors;
                                                            } else
                                                              var valid12 = !0;
                                                            if (valid12) {
                                                              if (data18.method !== void 0) {
                                                                let data22 = data18.method, _errs56 = errors;
                                                                if (errors === _errs56)
                                                                  if (typeof data22 == "string") {
                                                                    if (data22.length > 48 && func2(data22) > 48)
                                                                      return validate65.errors = [{ instancePath: instancePath + "/error/method", schemaPath: "#/$defs/ToolError/properties/method/maxLength", keyword: "maxLength", params: { limit: 48 }, message: "must NOT have more than 48 characters" }], !1;
                                                                  } else
                                                                    return validate65.errors = [{ instancePath: instancePath + "/error/method", schemaPath: "#/$defs/ToolError/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                var valid12 = _errs56 === errors;
                                                              } else
                                                                var valid12 = !0;
                                                              if (valid12) {
                                                                if (data18.input_schema !== void 0) {
                                                                  let data23 = data18.input_schema, _errs58 = errors;
                                                                  if (errors === _errs58)
                                                                    if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                                                                      if (Object.keys(data23).length > 25)
                                                                        return validate65.errors = [{ instancePath: instancePath + "/error/input_schema", schemaPath: "#/$defs/ToolError/properties/input_schema/maxProperties", keyword: "maxProperties", params: { limit: 25 }, message: "must NOT have more than 25 properties" }], !1;
                                                                      for (let key2 in data23) {
                                                                        let data24 = data23[key2], _errs61 = errors;
                                                                        if (errors === _errs61)
                                                                          if (typeof data24 == "string") {
                                                                            if (data24.length > 500 && func2(data24) > 500)
                                                                              return validate65.errors = [{ instancePath: instancePath + "/error/input_schema/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/ToolError/properties/input_schema/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }], !1;
                                                                          } else
                                                                            return validate65.errors = [{ instancePath: instancePath + "/error/input_schema/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/ToolError/properties/input_schema/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                        var valid13 = _errs61 === errors;
                                                                        if (!valid13)
                                                                          break;
                                                                      }
                                                                    } else
                                                                      return validate65.errors = [{ instancePath: instancePath + "/error/input_schema", schemaPath: "#/$defs/ToolError/properties/input_schema/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                                  var valid12 = _errs58 === errors;
                                                                } else
                                                                  var valid12 = !0;
                                                                if (valid12) {
                                                                  if (data18.detail !== void 0) {
                                                                    let data25 = data18.detail, _errs63 = errors;
                                                                    if (errors === _errs63)
                                                                      if (typeof data25 == "string") {
                                                                        if (data25.length > 1e3 && func2(data25) > 1e3)
                                                                          return validate65.errors = [{ instancePath: instancePath + "/error/detail", schemaPath: "#/$defs/ToolError/properties/detail/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                                                                      } else
                                                                        return validate65.errors = [{ instancePath: instancePath + "/error/detail", schemaPath: "#/$defs/ToolError/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                    var valid12 = _errs63 === errors;
                                                                  } else
                                                                    var valid12 = !0;
                                                                  if (valid12) {
                                                                    if (data18.recovery_suggestion !== void 0) {
                                                                      let data26 = data18.recovery_suggestion, _errs65 = errors;
                                                                      if (errors === _errs65)
                                                                        if (typeof data26 == "string") {
                                                                          if (data26.length > 200 && func2(data26) > 200)
                                                                            return validate65.errors = [{ instancePath: instancePath + "/error/recovery_suggestion", schemaPath: "#/$defs/ToolError/properties/recovery_suggestion/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                                                                        } else
                                                                          return validate65.errors = [{ instancePath: instancePath + "/error/recovery_suggestion", schemaPath: "#/$defs/ToolError/properties/recovery_suggestion/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                      var valid12 = _errs65 === errors;
                                                                    } else
                                                                      var valid12 = !0;
                                                                    if (valid12) {
                                                                      if (data18.next_steps !== void 0) {
                                                                        let data27 = data18.next_steps, _errs67 = errors;
                                                                        if (errors === _errs67)
                                                                          if (Array.isArray(data27)) {
                                                                            if (data27.length > 3)
                                                                              return validate65.errors = [{ instancePath: instancePath + "/error/next_steps", schemaPath: "#/$defs/ToolError/properties/next_steps/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }], !1;
                                                                            if (data27.length < 0)
                                                                              return validate65.errors = [{ instancePath: instancePath + "/error/next_steps", schemaPath: "#/$defs/ToolError/properties/next_steps/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                                                            {
                                                                              var valid14 = !0;
                                                                              let len0 = data27.length;
                                                                              for (let i0 = 0; i0 < len0; i0++) {
                                                                                let data28 = data27[i0], _errs69 = errors;
                                                                                if (errors === _errs69)
                                                                                  if (typeof data28 == "string") {
                                                                                    if (data28.length > 64 && func2(data28) > 64)
                                                                                      return validate65.errors = [{ instancePath: instancePath + "/error/next_steps/" + i0, schemaPath: "#/$defs/ToolError/properties/next_steps/items/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                                                                                  } else
                                                                                    return validate65.errors = [{ instancePath: instancePath + "/error/next_steps/" + i0, schemaPath: "#/$defs/ToolError/properties/next_steps/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                var valid14 = _errs69 === errors;
                                                                                if (!valid14)
                                                                                  break;
                                                                              }
                                                                            }
                                                                          } else
                                                                            return validate65.errors = [{ instancePath: instancePath + "/error/next_steps", schemaPath: "#/$defs/ToolError/properties/next_steps/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                        var valid12 = _errs67 === errors;
                                                                      } else
                                                                        var valid12 = !0;
                                                                      if (valid12) {
                                                                        if (data18.can_retry !== void 0) {
                                                                          let _errs71 = errors;
                                                                          if (typeof data18.can_retry != "boolean")
                                                                            return validate65.errors = [{ instancePath: instancePath + "/error/can_retry", schemaPath: "#/$defs/ToolError/properties/can_retry/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                                          var valid12 = _errs71 === errors;
                                                                        } else
                                                                          var valid12 = !0;
                                                                        if (valid12)
                                                                          if (data18.retry_after_seconds !== void 0) {
                                                                            let data30 = data18.retry_after_seconds, _errs73 = errors;
                                                                            if (!(typeof data30 == "number" && !(data30 % 1) && !isNaN(data30) && isFinite(data30)))
                                                                              return validate65.errors = [{ instancePath: instancePath + "/error/retry_after_seconds", schemaPath: "#/$defs/ToolError/properties/retry_after_seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                                                            if (errors === _errs73 && typeof data30 == "number" && isFinite(data30)) {
                                                                              if (data30 > 3600 || isNaN(data30))
                                                                                return validate65.errors = [{ instancePath: instancePath + "/error/retry_after_seconds", schemaPath: "#/$defs/ToolError/properties/retry_after_seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3600 }, message: "must be <= 3600" }], !1;
                                                                              if (data30 < 0 || isNaN(data30))
                                                                                return validate65.errors = [{ instancePath: instancePath + "/error/retry_after_seconds", schemaPath: "#/$defs/ToolError/properties/retry_after_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                                                            }
                                                                            var valid12 = _errs73 === errors;
                                                                          } else
                                                                            var valid12 = !0;
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  } else
                                                    return validate65.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/$defs/ToolError/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                var valid0 = _errs46 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0)
                                                if (data.outcome !== void 0) {
                                                  let data31 = data.outcome, _errs75 = errors;
                                                  if (!(data31 === "deleted" || data31 === "already_deleted" || data31 === "failed"))
                                                    return validate65.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema121.properties.outcome.enum }, message: "must be equal to one of the allowed values" }], !1;
                                                  var valid0 = _errs75 === errors;
                                                } else
                                                  var valid0 = !0;
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate65.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate65.errors = vErrors, errors === 0;
}
function validate64(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.items === void 0 && (missing0 = "items") || data.count === void 0 && (missing0 = "count") || data.succeeded === void 0 && (missing0 = "succeeded") || data.failed === void 0 && (missing0 = "failed"))
        return validate64.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "count" || key0 === "succeeded" || key0 === "failed" || key0 === "items")) {
            return validate64.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.count !== void 0) {
            let data0 = data.count, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate64.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 20 || isNaN(data0))
                return validate64.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" }], !1;
              if (data0 < 1 || isNaN(data0))
                return validate64.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.succeeded !== void 0) {
              let data1 = data.succeeded, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate64.errors = [{ instancePath: instancePath + "/succeeded", schemaPath: "#/properties/succeeded/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 20 || isNaN(data1))
                  return validate64.errors = [{ instancePath: instancePath + "/succeeded", schemaPath: "#/properties/succeeded/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" }], !1;
                if (data1 < 0 || isNaN(data1))
                  return validate64.errors = [{ instancePath: instancePath + "/succeeded", schemaPath: "#/properties/succeeded/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.failed !== void 0) {
                let data2 = data.failed, _errs6 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate64.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 20 || isNaN(data2))
                    return validate64.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" }], !1;
                  if (data2 < 0 || isNaN(data2))
                    return validate64.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.items !== void 0) {
                  let data3 = data.items, _errs8 = errors;
                  if (errors === _errs8)
                    if (Array.isArray(data3)) {
                      if (data3.length > 20)
                        return validate64.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
                      if (data3.length < 1)
                        return validate64.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                      {
                        var valid1 = !0;
                        let len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let _errs10 = errors;
                          validate65(data3[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
                          var valid1 = _errs10 === errors;
                          if (!valid1)
                            break;
                        }
                      }
                    } else
                      return validate64.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate64.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate64.errors = vErrors, errors === 0;
}
function validate61(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate62(data, instancePath) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate64(data, instancePath) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++, validate61.errors = vErrors, !1;
  }
  return validate61.errors = vErrors, errors === 0;
}
function validate60(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate61(data, instancePath) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length), validate60.errors = vErrors, errors === 0;
}
var CalendarFindFreeInput = validate69;
var pattern76 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
function validate70(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.start_at === void 0 && (missing0 = "start_at") || data.end_at === void 0 && (missing0 = "end_at") || data.duration_minutes === void 0 && (missing0 = "duration_minutes"))
        return validate70.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "start_at" || key0 === "end_at" || key0 === "duration_minutes" || key0 === "event_timezone" || key0 === "earliest" || key0 === "latest" || key0 === "limit")) {
            return validate70.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.start_at !== void 0) {
            let data0 = data.start_at, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (data0.length > 35 && func2(data0) > 35)
                  return validate70.errors = [{ instancePath: instancePath + "/start_at", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                if (!pattern5.test(data0))
                  return validate70.errors = [{ instancePath: instancePath + "/start_at", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
              } else
                return validate70.errors = [{ instancePath: instancePath + "/start_at", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.end_at !== void 0) {
              let data1 = data.end_at, _errs5 = errors;
              if (errors === errors)
                if (typeof data1 == "string") {
                  if (data1.length > 35 && func2(data1) > 35)
                    return validate70.errors = [{ instancePath: instancePath + "/end_at", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                  if (!pattern5.test(data1))
                    return validate70.errors = [{ instancePath: instancePath + "/end_at", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                } else
                  return validate70.errors = [{ instancePath: instancePath + "/end_at", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.duration_minutes !== void 0) {
                let data2 = data.duration_minutes, _errs8 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate70.errors = [{ instancePath: instancePath + "/duration_minutes", schemaPath: "#/properties/duration_minutes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs8 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 1440 || isNaN(data2))
                    return validate70.errors = [{ instancePath: instancePath + "/duration_minutes", schemaPath: "#/properties/duration_minutes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1440 }, message: "must be <= 1440" }], !1;
                  if (data2 < 5 || isNaN(data2))
                    return validate70.errors = [{ instancePath: instancePath + "/duration_minutes", schemaPath: "#/properties/duration_minutes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 5 }, message: "must be >= 5" }], !1;
                }
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.event_timezone !== void 0) {
                  let data3 = data.event_timezone, _errs10 = errors;
                  if (errors === errors)
                    if (typeof data3 == "string") {
                      if (data3.length > 64 && func2(data3) > 64)
                        return validate70.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                      if (!pattern1.test(data3))
                        return validate70.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$" }, message: 'must match pattern "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$"' }], !1;
                    } else
                      return validate70.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.earliest !== void 0) {
                    let data4 = data.earliest, _errs13 = errors;
                    if (errors === errors)
                      if (typeof data4 == "string") {
                        if (!pattern76.test(data4))
                          return validate70.errors = [{ instancePath: instancePath + "/earliest", schemaPath: "#/$defs/ClockTime/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"' }], !1;
                      } else
                        return validate70.errors = [{ instancePath: instancePath + "/earliest", schemaPath: "#/$defs/ClockTime/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.latest !== void 0) {
                      let data5 = data.latest, _errs16 = errors;
                      if (errors === errors)
                        if (typeof data5 == "string") {
                          if (!pattern76.test(data5))
                            return validate70.errors = [{ instancePath: instancePath + "/latest", schemaPath: "#/$defs/ClockTime/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"' }], !1;
                        } else
                          return validate70.errors = [{ instancePath: instancePath + "/latest", schemaPath: "#/$defs/ClockTime/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs16 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.limit !== void 0) {
                        let data6 = data.limit, _errs19 = errors;
                        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                          return validate70.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs19 && typeof data6 == "number" && isFinite(data6)) {
                          if (data6 > 20 || isNaN(data6))
                            return validate70.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" }], !1;
                          if (data6 < 1 || isNaN(data6))
                            return validate70.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                        }
                        var valid0 = _errs19 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate70.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate70.errors = vErrors, errors === 0;
}
function validate69(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate70(data, instancePath) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length), validate69.errors = vErrors, errors === 0;
}
var CalendarFindFreeOutput = validate72;
function validate74(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.startAt === void 0 && (missing0 = "startAt") || data.endAt === void 0 && (missing0 = "endAt"))
        return validate74.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "startAt" || key0 === "endAt")) {
            return validate74.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.startAt !== void 0) {
            let data0 = data.startAt, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (data0.length > 35 && func2(data0) > 35)
                  return validate74.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                if (!pattern5.test(data0))
                  return validate74.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
              } else
                return validate74.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.endAt !== void 0) {
              let data1 = data.endAt, _errs5 = errors;
              if (errors === errors)
                if (typeof data1 == "string") {
                  if (data1.length > 35 && func2(data1) > 35)
                    return validate74.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                  if (!pattern5.test(data1))
                    return validate74.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                } else
                  return validate74.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate74.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate74.errors = vErrors, errors === 0;
}
function validate73(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.items === void 0 && (missing0 = "items") || data.count === void 0 && (missing0 = "count"))
        return validate73.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "items" || key0 === "count")) {
            return validate73.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.items !== void 0) {
            let data0 = data.items, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                if (data0.length > 20)
                  return validate73.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
                if (data0.length < 0)
                  return validate73.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                {
                  var valid1 = !0;
                  let len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs4 = errors;
                    validate74(data0[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length);
                    var valid1 = _errs4 === errors;
                    if (!valid1)
                      break;
                  }
                }
              } else
                return validate73.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.count !== void 0) {
              let data2 = data.count, _errs5 = errors;
              if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                return validate73.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs5 && typeof data2 == "number" && isFinite(data2)) {
                if (data2 > 20 || isNaN(data2))
                  return validate73.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" }], !1;
                if (data2 < 0 || isNaN(data2))
                  return validate73.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              }
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate73.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate73.errors = vErrors, errors === 0;
}
function validate72(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate73(data, instancePath) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length), validate72.errors = vErrors, errors === 0;
}
var CalendarReadInput = validate77;
function validate79(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.mode === void 0 && (missing0 = "mode") || data.date === void 0 && (missing0 = "date"))
        return validate79.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "mode" || key0 === "date" || key0 === "event_timezone" || key0 === "query" || key0 === "participation" || key0 === "include_cancelled" || key0 === "limit" || key0 === "cursor")) {
            return validate79.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.mode !== void 0) {
            let _errs2 = errors;
            if (data.mode !== "day")
              return validate79.errors = [{ instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/const", keyword: "const", params: { allowedValue: "day" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.date !== void 0) {
              let data1 = data.date, _errs3 = errors;
              if (errors === errors)
                if (typeof data1 == "string") {
                  if (!pattern7.test(data1))
                    return validate79.errors = [{ instancePath: instancePath + "/date", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                } else
                  return validate79.errors = [{ instancePath: instancePath + "/date", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.event_timezone !== void 0) {
                let data2 = data.event_timezone, _errs6 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 64 && func2(data2) > 64)
                      return validate79.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                    if (!pattern1.test(data2))
                      return validate79.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$" }, message: 'must match pattern "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$"' }], !1;
                  } else
                    return validate79.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.query !== void 0) {
                  let data3 = data.query, _errs9 = errors;
                  if (errors === _errs9)
                    if (typeof data3 == "string") {
                      if (data3.length > 100 && func2(data3) > 100)
                        return validate79.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/properties/query/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                      if (data3.length < 2 && func2(data3) < 1)
                        return validate79.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/properties/query/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                    } else
                      return validate79.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.participation !== void 0) {
                    let data4 = data.participation, _errs11 = errors;
                    if (!(data4 === "needs_action" || data4 === "accepted" || data4 === "declined" || data4 === "tentative"))
                      return validate79.errors = [{ instancePath: instancePath + "/participation", schemaPath: "#/$defs/Participation/enum", keyword: "enum", params: { allowedValues: schema28.enum }, message: "must be equal to one of the allowed values" }], !1;
                    var valid0 = _errs11 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.include_cancelled !== void 0) {
                      let _errs13 = errors;
                      if (typeof data.include_cancelled != "boolean")
                        return validate79.errors = [{ instancePath: instancePath + "/include_cancelled", schemaPath: "#/properties/include_cancelled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                      var valid0 = _errs13 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.limit !== void 0) {
                        let data6 = data.limit, _errs15 = errors;
                        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                          return validate79.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs15 && typeof data6 == "number" && isFinite(data6)) {
                          if (data6 > 200 || isNaN(data6))
                            return validate79.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, message: "must be <= 200" }], !1;
                          if (data6 < 1 || isNaN(data6))
                            return validate79.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                        }
                        var valid0 = _errs15 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.cursor !== void 0) {
                          let data7 = data.cursor, _errs17 = errors;
                          if (errors === _errs17)
                            if (typeof data7 == "string") {
                              if (data7.length > 200 && func2(data7) > 200)
                                return validate79.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                            } else
                              return validate79.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs17 === errors;
                        } else
                          var valid0 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate79.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate79.errors = vErrors, errors === 0;
}
var schema151 = { type: "object", properties: { mode: { const: "range" }, start_at: { $ref: "#/$defs/DateTimeOffset" }, end_at: { $ref: "#/$defs/DateTimeOffset" }, event_timezone: { $ref: "#/$defs/IanaTimezone" }, query: { type: "string", minLength: 1, maxLength: 100 }, participation: { $ref: "#/$defs/Participation" }, include_cancelled: { type: "boolean", default: !1 }, limit: { type: "integer", minimum: 1, maximum: 200, default: 50 }, cursor: { type: "string", maxLength: 200 } }, required: ["mode", "start_at", "end_at"], additionalProperties: !1 };
function validate80(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.mode === void 0 && (missing0 = "mode") || data.start_at === void 0 && (missing0 = "start_at") || data.end_at === void 0 && (missing0 = "end_at"))
        return validate80.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func6.call(schema151.properties, key0)) {
            return validate80.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.mode !== void 0) {
            let _errs2 = errors;
            if (data.mode !== "range")
              return validate80.errors = [{ instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/const", keyword: "const", params: { allowedValue: "range" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.start_at !== void 0) {
              let data1 = data.start_at, _errs3 = errors;
              if (errors === errors)
                if (typeof data1 == "string") {
                  if (data1.length > 35 && func2(data1) > 35)
                    return validate80.errors = [{ instancePath: instancePath + "/start_at", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                  if (!pattern5.test(data1))
                    return validate80.errors = [{ instancePath: instancePath + "/start_at", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                } else
                  return validate80.errors = [{ instancePath: instancePath + "/start_at", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.end_at !== void 0) {
                let data2 = data.end_at, _errs6 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 35 && func2(data2) > 35)
                      return validate80.errors = [{ instancePath: instancePath + "/end_at", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                    if (!pattern5.test(data2))
                      return validate80.errors = [{ instancePath: instancePath + "/end_at", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                  } else
                    return validate80.errors = [{ instancePath: instancePath + "/end_at", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.event_timezone !== void 0) {
                  let data3 = data.event_timezone, _errs9 = errors;
                  if (errors === errors)
                    if (typeof data3 == "string") {
                      if (data3.length > 64 && func2(data3) > 64)
                        return validate80.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                      if (!pattern1.test(data3))
                        return validate80.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$" }, message: 'must match pattern "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$"' }], !1;
                    } else
                      return validate80.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.query !== void 0) {
                    let data4 = data.query, _errs12 = errors;
                    if (errors === _errs12)
                      if (typeof data4 == "string") {
                        if (data4.length > 100 && func2(data4) > 100)
                          return validate80.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/properties/query/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                        if (data4.length < 2 && func2(data4) < 1)
                          return validate80.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/properties/query/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                      } else
                        return validate80.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.participation !== void 0) {
                      let data5 = data.participation, _errs14 = errors;
                      if (!(data5 === "needs_action" || data5 === "accepted" || data5 === "declined" || data5 === "tentative"))
                        return validate80.errors = [{ instancePath: instancePath + "/participation", schemaPath: "#/$defs/Participation/enum", keyword: "enum", params: { allowedValues: schema28.enum }, message: "must be equal to one of the allowed values" }], !1;
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.include_cancelled !== void 0) {
                        let _errs16 = errors;
                        if (typeof data.include_cancelled != "boolean")
                          return validate80.errors = [{ instancePath: instancePath + "/include_cancelled", schemaPath: "#/properties/include_cancelled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                        var valid0 = _errs16 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.limit !== void 0) {
                          let data7 = data.limit, _errs18 = errors;
                          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                            return validate80.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                          if (errors === _errs18 && typeof data7 == "number" && isFinite(data7)) {
                            if (data7 > 200 || isNaN(data7))
                              return validate80.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, message: "must be <= 200" }], !1;
                            if (data7 < 1 || isNaN(data7))
                              return validate80.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                          }
                          var valid0 = _errs18 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.cursor !== void 0) {
                            let data8 = data.cursor, _errs20 = errors;
                            if (errors === _errs20)
                              if (typeof data8 == "string") {
                                if (data8.length > 200 && func2(data8) > 200)
                                  return validate80.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                              } else
                                return validate80.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs20 === errors;
                          } else
                            var valid0 = !0;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate80.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate80.errors = vErrors, errors === 0;
}
function validate81(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.mode === void 0 && (missing0 = "mode") || data.event_id === void 0 && (missing0 = "event_id"))
        return validate81.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "mode" || key0 === "event_id" || key0 === "occurrence_start_at" || key0 === "event_timezone")) {
            return validate81.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.mode !== void 0) {
            let _errs2 = errors;
            if (data.mode !== "event")
              return validate81.errors = [{ instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/const", keyword: "const", params: { allowedValue: "event" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.event_id !== void 0) {
              let data1 = data.event_id, _errs3 = errors;
              if (errors === errors)
                if (typeof data1 == "string") {
                  if (!pattern2.test(data1))
                    return validate81.errors = [{ instancePath: instancePath + "/event_id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
                } else
                  return validate81.errors = [{ instancePath: instancePath + "/event_id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.occurrence_start_at !== void 0) {
                let data2 = data.occurrence_start_at, _errs6 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 35 && func2(data2) > 35)
                      return validate81.errors = [{ instancePath: instancePath + "/occurrence_start_at", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                    if (!pattern5.test(data2))
                      return validate81.errors = [{ instancePath: instancePath + "/occurrence_start_at", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                  } else
                    return validate81.errors = [{ instancePath: instancePath + "/occurrence_start_at", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.event_timezone !== void 0) {
                  let data3 = data.event_timezone, _errs9 = errors;
                  if (errors === errors)
                    if (typeof data3 == "string") {
                      if (data3.length > 64 && func2(data3) > 64)
                        return validate81.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                      if (!pattern1.test(data3))
                        return validate81.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$" }, message: 'must match pattern "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$"' }], !1;
                    } else
                      return validate81.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate81.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate81.errors = vErrors, errors === 0;
}
function validate78(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let tag0 = data.mode;
      if (typeof tag0 == "string")
        if (tag0 === "day")
          validate79(data, instancePath) || (vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors), errors = vErrors.length);
        else if (tag0 === "range")
          validate80(data, instancePath) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
        else if (tag0 === "event")
          validate81(data, instancePath) || (vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors), errors = vErrors.length);
        else
          return validate78.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "mode", tagValue: tag0 }, message: 'value of tag "mode" must be in oneOf' }], !1;
      else
        return validate78.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "mode", tagValue: tag0 }, message: 'tag "mode" must be string' }], !1;
    } else
      return validate78.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate78.errors = vErrors, errors === 0;
}
function validate77(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate78(data, instancePath) || (vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors), errors = vErrors.length), validate77.errors = vErrors, errors === 0;
}
var CalendarReadOutput = validate86;
function validate90(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "startAt" || key0 === "endAt" || key0 === "timezone")) {
          return validate90.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.startAt !== void 0) {
          let data0 = data.startAt, _errs2 = errors;
          if (errors === errors)
            if (typeof data0 == "string") {
              if (data0.length > 35 && func2(data0) > 35)
                return validate90.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
              if (!pattern5.test(data0))
                return validate90.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
            } else
              return validate90.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.endAt !== void 0) {
            let data1 = data.endAt, _errs5 = errors;
            if (errors === errors)
              if (typeof data1 == "string") {
                if (data1.length > 35 && func2(data1) > 35)
                  return validate90.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                if (!pattern5.test(data1))
                  return validate90.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
              } else
                return validate90.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.timezone !== void 0) {
              let data2 = data.timezone, _errs8 = errors;
              if (errors === errors)
                if (typeof data2 == "string") {
                  if (data2.length > 64 && func2(data2) > 64)
                    return validate90.errors = [{ instancePath: instancePath + "/timezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                  if (!pattern1.test(data2))
                    return validate90.errors = [{ instancePath: instancePath + "/timezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$" }, message: 'must match pattern "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$"' }], !1;
                } else
                  return validate90.errors = [{ instancePath: instancePath + "/timezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate90.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate90.errors = vErrors, errors === 0;
}
function validate88(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.items === void 0 && (missing0 = "items") || data.count === void 0 && (missing0 = "count"))
        return validate88.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "items" || key0 === "count" || key0 === "total" || key0 === "nextCursor" || key0 === "range")) {
            return validate88.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.items !== void 0) {
            let data0 = data.items, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                if (data0.length > 200)
                  return validate88.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" }], !1;
                if (data0.length < 0)
                  return validate88.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                {
                  var valid1 = !0;
                  let len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs4 = errors;
                    validate21(data0[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors), errors = vErrors.length);
                    var valid1 = _errs4 === errors;
                    if (!valid1)
                      break;
                  }
                }
              } else
                return validate88.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.count !== void 0) {
              let data2 = data.count, _errs5 = errors;
              if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                return validate88.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs5 && typeof data2 == "number" && isFinite(data2)) {
                if (data2 > 200 || isNaN(data2))
                  return validate88.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, message: "must be <= 200" }], !1;
                if (data2 < 0 || isNaN(data2))
                  return validate88.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              }
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.total !== void 0) {
                let data3 = data.total, _errs7 = errors;
                if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                  return validate88.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs7 && typeof data3 == "number" && isFinite(data3)) {
                  if (data3 > 1e5 || isNaN(data3))
                    return validate88.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000" }], !1;
                  if (data3 < 0 || isNaN(data3))
                    return validate88.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                }
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.nextCursor !== void 0) {
                  let data4 = data.nextCursor, _errs9 = errors;
                  if (errors === _errs9)
                    if (typeof data4 == "string") {
                      if (data4.length > 200 && func2(data4) > 200)
                        return validate88.errors = [{ instancePath: instancePath + "/nextCursor", schemaPath: "#/properties/nextCursor/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                    } else
                      return validate88.errors = [{ instancePath: instancePath + "/nextCursor", schemaPath: "#/properties/nextCursor/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.range !== void 0) {
                    let _errs11 = errors;
                    validate90(data.range, instancePath + "/range") || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length);
                    var valid0 = _errs11 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate88.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate88.errors = vErrors, errors === 0;
}
var schema167 = { type: "object", properties: { id: { $ref: "#/$defs/CalendarEventId" }, title: { type: "string", maxLength: 200 }, startAt: { $ref: "#/$defs/DateTimeOffset" }, endAt: { $ref: "#/$defs/DateTimeOffset" }, allDay: { type: "boolean" }, startDate: { $ref: "#/$defs/LocalDate" }, endDate: { $ref: "#/$defs/LocalDate" }, eventTimezone: { $ref: "#/$defs/IanaTimezone" }, location: { type: "string", maxLength: 200 }, eventStatus: { enum: ["confirmed", "tentative", "cancelled"] }, participation: { $ref: "#/$defs/Participation" }, inviteId: { $ref: "#/$defs/InviteId" }, participantCount: { type: "integer", minimum: 0, maximum: 500 }, recurring: { type: "boolean" }, occurrenceStartAt: { $ref: "#/$defs/DateTimeOffset" }, version: { $ref: "#/$defs/Version" }, tainted: { type: "boolean" }, notes: { type: "string", maxLength: 4e3 }, meetingUrl: { $ref: "#/$defs/HttpsUrl" }, reminders: { $ref: "#/$defs/Reminders" }, showAs: { enum: ["busy", "free"] }, recurrence: { $ref: "#/$defs/Recurrence" }, organizer: { $ref: "#/$defs/Participant" }, participants: { type: "array", items: { $ref: "#/$defs/Participant" }, minItems: 0, maxItems: 200 }, createdAt: { $ref: "#/$defs/DateTimeOffset" }, updatedAt: { $ref: "#/$defs/DateTimeOffset" } }, required: ["id", "title"], additionalProperties: !1 };
function validate93(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title"))
        return validate93.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func6.call(schema167.properties, key0)) {
            return validate93.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern2.test(data0))
                  return validate93.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate93.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let data1 = data.title, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data1 == "string") {
                  if (data1.length > 200 && func2(data1) > 200)
                    return validate93.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                } else
                  return validate93.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.startAt !== void 0) {
                let data2 = data.startAt, _errs7 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 35 && func2(data2) > 35)
                      return validate93.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                    if (!pattern5.test(data2))
                      return validate93.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                  } else
                    return validate93.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.endAt !== void 0) {
                  let data3 = data.endAt, _errs10 = errors;
                  if (errors === errors)
                    if (typeof data3 == "string") {
                      if (data3.length > 35 && func2(data3) > 35)
                        return validate93.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                      if (!pattern5.test(data3))
                        return validate93.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                    } else
                      return validate93.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.allDay !== void 0) {
                    let _errs13 = errors;
                    if (typeof data.allDay != "boolean")
                      return validate93.errors = [{ instancePath: instancePath + "/allDay", schemaPath: "#/properties/allDay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.startDate !== void 0) {
                      let data5 = data.startDate, _errs15 = errors;
                      if (errors === errors)
                        if (typeof data5 == "string") {
                          if (!pattern7.test(data5))
                            return validate93.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                        } else
                          return validate93.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.endDate !== void 0) {
                        let data6 = data.endDate, _errs18 = errors;
                        if (errors === errors)
                          if (typeof data6 == "string") {
                            if (!pattern7.test(data6))
                              return validate93.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                          } else
                            return validate93.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs18 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.eventTimezone !== void 0) {
                          let data7 = data.eventTimezone, _errs21 = errors;
                          if (errors === errors)
                            if (typeof data7 == "string") {
                              if (data7.length > 64 && func2(data7) > 64)
                                return validate93.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                              if (!pattern1.test(data7))
                                return validate93.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$" }, message: 'must match pattern "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$"' }], !1;
                            } else
                              return validate93.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs21 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.location !== void 0) {
                            let data8 = data.location, _errs24 = errors;
                            if (errors === _errs24)
                              if (typeof data8 == "string") {
                                if (data8.length > 200 && func2(data8) > 200)
                                  return validate93.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                              } else
                                return validate93.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs24 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.eventStatus !== void 0) {
                              let data9 = data.eventStatus, _errs26 = errors;
                              if (!(data9 === "confirmed" || data9 === "tentative" || data9 === "cancelled"))
                                return validate93.errors = [{ instancePath: instancePath + "/eventStatus", schemaPath: "#/properties/eventStatus/enum", keyword: "enum", params: { allowedValues: schema167.properties.eventStatus.enum }, message: "must be equal to one of the allowed values" }], !1;
                              var valid0 = _errs26 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.participation !== void 0) {
                                let data10 = data.participation, _errs27 = errors;
                                if (!(data10 === "needs_action" || data10 === "accepted" || data10 === "declined" || data10 === "tentative"))
                                  return validate93.errors = [{ instancePath: instancePath + "/participation", schemaPath: "#/$defs/Participation/enum", keyword: "enum", params: { allowedValues: schema28.enum }, message: "must be equal to one of the allowed values" }], !1;
                                var valid0 = _errs27 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.inviteId !== void 0) {
                                  let data11 = data.inviteId, _errs29 = errors;
                                  if (errors === errors)
                                    if (typeof data11 == "string") {
                                      if (!pattern0.test(data11))
                                        return validate93.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/pattern", keyword: "pattern", params: { pattern: "^inv_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^inv_[A-Za-z0-9_-]{1,64}$"' }], !1;
                                    } else
                                      return validate93.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid0 = _errs29 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.participantCount !== void 0) {
                                    let data12 = data.participantCount, _errs32 = errors;
                                    if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12)))
                                      return validate93.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                    if (errors === _errs32 && typeof data12 == "number" && isFinite(data12)) {
                                      if (data12 > 500 || isNaN(data12))
                                        return validate93.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, message: "must be <= 500" }], !1;
                                      if (data12 < 0 || isNaN(data12))
                                        return validate93.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                    }
                                    var valid0 = _errs32 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.recurring !== void 0) {
                                      let _errs34 = errors;
                                      if (typeof data.recurring != "boolean")
                                        return validate93.errors = [{ instancePath: instancePath + "/recurring", schemaPath: "#/properties/recurring/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                      var valid0 = _errs34 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.occurrenceStartAt !== void 0) {
                                        let data14 = data.occurrenceStartAt, _errs36 = errors;
                                        if (errors === errors)
                                          if (typeof data14 == "string") {
                                            if (data14.length > 35 && func2(data14) > 35)
                                              return validate93.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                                            if (!pattern5.test(data14))
                                              return validate93.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                                          } else
                                            return validate93.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                        var valid0 = _errs36 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.version !== void 0) {
                                          let data15 = data.version, _errs39 = errors, _errs40 = errors;
                                          if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15)))
                                            return validate93.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                          if (errors === _errs40 && typeof data15 == "number" && isFinite(data15)) {
                                            if (data15 > 2147483647 || isNaN(data15))
                                              return validate93.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                                            if (data15 < 1 || isNaN(data15))
                                              return validate93.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                          }
                                          var valid0 = _errs39 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.tainted !== void 0) {
                                            let _errs42 = errors;
                                            if (typeof data.tainted != "boolean")
                                              return validate93.errors = [{ instancePath: instancePath + "/tainted", schemaPath: "#/properties/tainted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                            var valid0 = _errs42 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.notes !== void 0) {
                                              let data17 = data.notes, _errs44 = errors;
                                              if (errors === _errs44)
                                                if (typeof data17 == "string") {
                                                  if (data17.length > 4e3 && func2(data17) > 4e3)
                                                    return validate93.errors = [{ instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" }], !1;
                                                } else
                                                  return validate93.errors = [{ instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                              var valid0 = _errs44 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.meetingUrl !== void 0) {
                                                let data18 = data.meetingUrl, _errs46 = errors;
                                                if (errors === errors)
                                                  if (typeof data18 == "string") {
                                                    if (data18.length > 500 && func2(data18) > 500)
                                                      return validate93.errors = [{ instancePath: instancePath + "/meetingUrl", schemaPath: "#/$defs/HttpsUrl/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }], !1;
                                                    if (!pattern23.test(data18))
                                                      return validate93.errors = [{ instancePath: instancePath + "/meetingUrl", schemaPath: "#/$defs/HttpsUrl/pattern", keyword: "pattern", params: { pattern: '^https://[^\\s<>"]+$' }, message: 'must match pattern "^https://[^\\s<>"]+$"' }], !1;
                                                  } else
                                                    return validate93.errors = [{ instancePath: instancePath + "/meetingUrl", schemaPath: "#/$defs/HttpsUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                var valid0 = _errs46 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.reminders !== void 0) {
                                                  let data19 = data.reminders, _errs49 = errors;
                                                  if (errors === errors)
                                                    if (Array.isArray(data19)) {
                                                      if (data19.length > 5)
                                                        return validate93.errors = [{ instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" }], !1;
                                                      if (data19.length < 0)
                                                        return validate93.errors = [{ instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                                      {
                                                        var valid13 = !0;
                                                        let len0 = data19.length;
                                                        for (let i0 = 0; i0 < len0; i0++) {
                                                          let data20 = data19[i0], _errs52 = errors;
                                                          if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20)))
                                                            return validate93.errors = [{ instancePath: instancePath + "/reminders/" + i0, schemaPath: "#/$defs/Reminders/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                                          if (errors === _errs52 && typeof data20 == "number" && isFinite(data20)) {
                                                            if (data20 > 40320 || isNaN(data20))
                                                              return validate93.errors = [{ instancePath: instancePath + "/reminders/" + i0, schemaPath: "#/$defs/Reminders/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 40320 }, message: "must be <= 40320" }], !1;
                                                            if (data20 < 0 || isNaN(data20))
                                                              return validate93.errors = [{ instancePath: instancePath + "/reminders/" + i0, schemaPath: "#/$defs/Reminders/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                                          }
                                                          var valid13 = _errs52 === errors;
                                                          if (!valid13)
                                                            break;
                                                        }
                                                        if (valid13) {
                                                          let i1 = data19.length, j0;
                                                          if (i1 > 1) {
                                                            let indices0 = {};
                                                            for (; i1--; ) {
                                                              let item0 = data19[i1];
                                                              if (typeof item0 == "number" && !(item0 % 1) && !isNaN(item0) && isFinite(item0)) {
                                                                if (typeof indices0[item0] == "number") {
                                                                  return j0 = indices0[item0], validate93.errors = [{ instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                                                                  break;
                                                                }
                                                                indices0[item0] = i1;
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    } else
                                                      return validate93.errors = [{ instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                  var valid0 = _errs49 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.showAs !== void 0) {
                                                    let data21 = data.showAs, _errs54 = errors;
                                                    if (!(data21 === "busy" || data21 === "free"))
                                                      return validate93.errors = [{ instancePath: instancePath + "/showAs", schemaPath: "#/properties/showAs/enum", keyword: "enum", params: { allowedValues: schema167.properties.showAs.enum }, message: "must be equal to one of the allowed values" }], !1;
                                                    var valid0 = _errs54 === errors;
                                                  } else
                                                    var valid0 = !0;
                                                  if (valid0) {
                                                    if (data.recurrence !== void 0) {
                                                      let _errs55 = errors;
                                                      validate28(data.recurrence, instancePath + "/recurrence") || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length);
                                                      var valid0 = _errs55 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                    if (valid0) {
                                                      if (data.organizer !== void 0) {
                                                        let _errs56 = errors;
                                                        validate43(data.organizer, instancePath + "/organizer") || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length);
                                                        var valid0 = _errs56 === errors;
                                                      } else
                                                        var valid0 = !0;
                                                      if (valid0) {
                                                        if (data.participants !== void 0) {
                                                          let data24 = data.participants, _errs57 = errors;
                                                          if (errors === _errs57)
                                                            if (Array.isArray(data24)) {
                                                              if (data24.length > 200)
                                                                return validate93.errors = [{ instancePath: instancePath + "/participants", schemaPath: "#/properties/participants/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" }], !1;
                                                              if (data24.length < 0)
                                                                return validate93.errors = [{ instancePath: instancePath + "/participants", schemaPath: "#/properties/participants/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                                              {
                                                                var valid15 = !0;
                                                                let len1 = data24.length;
                                                                for (let i2 = 0; i2 < len1; i2++) {
                                                                  let _errs59 = errors;
                                                                  validate43(data24[i2], instancePath + "/participants/" + i2) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length);
                                                                  var valid15 = _errs59 === errors;
                                                                  if (!valid15)
                                                                    break;
                                                                }
                                                              }
                                                            } else
                                                              return validate93.errors = [{ instancePath: instancePath + "/participants", schemaPath: "#/properties/participants/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                          var valid0 = _errs57 === errors;
                                                        } else
                                                          var valid0 = !0;
                                                        if (valid0) {
                                                          if (data.createdAt !== void 0) {
                                                            let data26 = data.createdAt, _errs60 = errors;
                                                            if (errors === errors)
                                                              if (typeof data26 == "string") {
                                                                if (data26.length > 35 && func2(data26) > 35)
                                                                  return validate93.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                                                                if (!pattern5.test(data26))
                                                                  return validate93.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                                                              } else
                                                                return validate93.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                            var valid0 = _errs60 === errors;
                                                          } else
                                                            var valid0 = !0;
                                                          if (valid0)
                                                            if (data.updatedAt !== void 0) {
                                                              let data27 = data.updatedAt, _errs63 = errors;
                                                              if (errors === errors)
                                                                if (typeof data27 == "string") {
                                                                  if (data27.length > 35 && func2(data27) > 35)
                                                                    return validate93.errors = [{ instancePath: instancePath + "/updatedAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                                                                  if (!pattern5.test(data27))
                                                                    return validate93.errors = [{ instancePath: instancePath + "/updatedAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                                                                } else
                                                                  return validate93.errors = [{ instancePath: instancePath + "/updatedAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                              var valid0 = _errs63 === errors;
                                                            } else
                                                              var valid0 = !0;
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate93.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate93.errors = vErrors, errors === 0;
}
function validate87(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate88(data, instancePath) || (vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate93(data, instancePath) || (vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++, validate87.errors = vErrors, !1;
  }
  return validate87.errors = vErrors, errors === 0;
}
function validate86(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate87(data, instancePath) || (vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors), errors = vErrors.length), validate86.errors = vErrors, errors === 0;
}
var CalendarRejectInviteInput = validate99;
function validate100(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  validate13(data, instancePath) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs2 = errors;
  validate15(data, instancePath) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 1]) : _valid0 && (valid0 = !0, passing0 = 1), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    return vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++, validate100.errors = vErrors, !1;
  }
  return validate100.errors = vErrors, errors === 0;
}
function validate99(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate100(data, instancePath) || (vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors), errors = vErrors.length), validate99.errors = vErrors, errors === 0;
}
var CalendarRejectInviteOutput = validate104;
var schema185 = { type: "object", properties: { id: { $ref: "#/$defs/CalendarEventId" }, title: { type: "string", maxLength: 200 }, startAt: { $ref: "#/$defs/DateTimeOffset" }, endAt: { $ref: "#/$defs/DateTimeOffset" }, allDay: { type: "boolean" }, startDate: { $ref: "#/$defs/LocalDate" }, endDate: { $ref: "#/$defs/LocalDate" }, eventTimezone: { $ref: "#/$defs/IanaTimezone" }, location: { type: "string", maxLength: 200 }, eventStatus: { enum: ["confirmed", "tentative", "cancelled"] }, participation: { $ref: "#/$defs/Participation" }, inviteId: { $ref: "#/$defs/InviteId" }, participantCount: { type: "integer", minimum: 0, maximum: 500 }, recurring: { type: "boolean" }, occurrenceStartAt: { $ref: "#/$defs/DateTimeOffset" }, version: { $ref: "#/$defs/Version" }, tainted: { type: "boolean" }, outcome: { enum: ["declined", "already_declined"] } }, required: ["id", "title", "outcome"], additionalProperties: !1 };
function validate105(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.outcome === void 0 && (missing0 = "outcome"))
        return validate105.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func6.call(schema185.properties, key0)) {
            return validate105.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern2.test(data0))
                  return validate105.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate105.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let data1 = data.title, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data1 == "string") {
                  if (data1.length > 200 && func2(data1) > 200)
                    return validate105.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                } else
                  return validate105.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.startAt !== void 0) {
                let data2 = data.startAt, _errs7 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 35 && func2(data2) > 35)
                      return validate105.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                    if (!pattern5.test(data2))
                      return validate105.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                  } else
                    return validate105.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.endAt !== void 0) {
                  let data3 = data.endAt, _errs10 = errors;
                  if (errors === errors)
                    if (typeof data3 == "string") {
                      if (data3.length > 35 && func2(data3) > 35)
                        return validate105.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                      if (!pattern5.test(data3))
                        return validate105.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                    } else
                      return validate105.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.allDay !== void 0) {
                    let _errs13 = errors;
                    if (typeof data.allDay != "boolean")
                      return validate105.errors = [{ instancePath: instancePath + "/allDay", schemaPath: "#/properties/allDay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.startDate !== void 0) {
                      let data5 = data.startDate, _errs15 = errors;
                      if (errors === errors)
                        if (typeof data5 == "string") {
                          if (!pattern7.test(data5))
                            return validate105.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                        } else
                          return validate105.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.endDate !== void 0) {
                        let data6 = data.endDate, _errs18 = errors;
                        if (errors === errors)
                          if (typeof data6 == "string") {
                            if (!pattern7.test(data6))
                              return validate105.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                          } else
                            return validate105.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs18 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.eventTimezone !== void 0) {
                          let data7 = data.eventTimezone, _errs21 = errors;
                          if (errors === errors)
                            if (typeof data7 == "string") {
                              if (data7.length > 64 && func2(data7) > 64)
                                return validate105.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                              if (!pattern1.test(data7))
                                return validate105.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$" }, message: 'must match pattern "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$"' }], !1;
                            } else
                              return validate105.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs21 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.location !== void 0) {
                            let data8 = data.location, _errs24 = errors;
                            if (errors === _errs24)
                              if (typeof data8 == "string") {
                                if (data8.length > 200 && func2(data8) > 200)
                                  return validate105.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                              } else
                                return validate105.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs24 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.eventStatus !== void 0) {
                              let data9 = data.eventStatus, _errs26 = errors;
                              if (!(data9 === "confirmed" || data9 === "tentative" || data9 === "cancelled"))
                                return validate105.errors = [{ instancePath: instancePath + "/eventStatus", schemaPath: "#/properties/eventStatus/enum", keyword: "enum", params: { allowedValues: schema185.properties.eventStatus.enum }, message: "must be equal to one of the allowed values" }], !1;
                              var valid0 = _errs26 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.participation !== void 0) {
                                let data10 = data.participation, _errs27 = errors;
                                if (!(data10 === "needs_action" || data10 === "accepted" || data10 === "declined" || data10 === "tentative"))
                                  return validate105.errors = [{ instancePath: instancePath + "/participation", schemaPath: "#/$defs/Participation/enum", keyword: "enum", params: { allowedValues: schema28.enum }, message: "must be equal to one of the allowed values" }], !1;
                                var valid0 = _errs27 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.inviteId !== void 0) {
                                  let data11 = data.inviteId, _errs29 = errors;
                                  if (errors === errors)
                                    if (typeof data11 == "string") {
                                      if (!pattern0.test(data11))
                                        return validate105.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/pattern", keyword: "pattern", params: { pattern: "^inv_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^inv_[A-Za-z0-9_-]{1,64}$"' }], !1;
                                    } else
                                      return validate105.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid0 = _errs29 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.participantCount !== void 0) {
                                    let data12 = data.participantCount, _errs32 = errors;
                                    if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12)))
                                      return validate105.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                    if (errors === _errs32 && typeof data12 == "number" && isFinite(data12)) {
                                      if (data12 > 500 || isNaN(data12))
                                        return validate105.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, message: "must be <= 500" }], !1;
                                      if (data12 < 0 || isNaN(data12))
                                        return validate105.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                    }
                                    var valid0 = _errs32 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.recurring !== void 0) {
                                      let _errs34 = errors;
                                      if (typeof data.recurring != "boolean")
                                        return validate105.errors = [{ instancePath: instancePath + "/recurring", schemaPath: "#/properties/recurring/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                      var valid0 = _errs34 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.occurrenceStartAt !== void 0) {
                                        let data14 = data.occurrenceStartAt, _errs36 = errors;
                                        if (errors === errors)
                                          if (typeof data14 == "string") {
                                            if (data14.length > 35 && func2(data14) > 35)
                                              return validate105.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                                            if (!pattern5.test(data14))
                                              return validate105.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                                          } else
                                            return validate105.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                        var valid0 = _errs36 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.version !== void 0) {
                                          let data15 = data.version, _errs39 = errors, _errs40 = errors;
                                          if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15)))
                                            return validate105.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                          if (errors === _errs40 && typeof data15 == "number" && isFinite(data15)) {
                                            if (data15 > 2147483647 || isNaN(data15))
                                              return validate105.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                                            if (data15 < 1 || isNaN(data15))
                                              return validate105.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                          }
                                          var valid0 = _errs39 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.tainted !== void 0) {
                                            let _errs42 = errors;
                                            if (typeof data.tainted != "boolean")
                                              return validate105.errors = [{ instancePath: instancePath + "/tainted", schemaPath: "#/properties/tainted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                            var valid0 = _errs42 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0)
                                            if (data.outcome !== void 0) {
                                              let data17 = data.outcome, _errs44 = errors;
                                              if (!(data17 === "declined" || data17 === "already_declined"))
                                                return validate105.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema185.properties.outcome.enum }, message: "must be equal to one of the allowed values" }], !1;
                                              var valid0 = _errs44 === errors;
                                            } else
                                              var valid0 = !0;
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate105.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate105.errors = vErrors, errors === 0;
}
function validate104(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate105(data, instancePath) || (vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors), errors = vErrors.length), validate104.errors = vErrors, errors === 0;
}
var CalendarRestoreInput = validate107;
function validate108(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_id === void 0 && (missing0 = "event_id"))
        return validate108.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "event_id") {
            return validate108.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.event_id !== void 0) {
          let data0 = data.event_id;
          if (errors === errors)
            if (typeof data0 == "string") {
              if (!pattern2.test(data0))
                return validate108.errors = [{ instancePath: instancePath + "/event_id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
            } else
              return validate108.errors = [{ instancePath: instancePath + "/event_id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        }
      }
    } else
      return validate108.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate108.errors = vErrors, errors === 0;
}
function validate107(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate108(data, instancePath) || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length), validate107.errors = vErrors, errors === 0;
}
var CalendarRestoreOutput = validate110;
var schema200 = { type: "object", properties: { id: { $ref: "#/$defs/CalendarEventId" }, title: { type: "string", maxLength: 200 }, startAt: { $ref: "#/$defs/DateTimeOffset" }, endAt: { $ref: "#/$defs/DateTimeOffset" }, allDay: { type: "boolean" }, startDate: { $ref: "#/$defs/LocalDate" }, endDate: { $ref: "#/$defs/LocalDate" }, eventTimezone: { $ref: "#/$defs/IanaTimezone" }, location: { type: "string", maxLength: 200 }, eventStatus: { enum: ["confirmed", "tentative", "cancelled"] }, participation: { $ref: "#/$defs/Participation" }, inviteId: { $ref: "#/$defs/InviteId" }, participantCount: { type: "integer", minimum: 0, maximum: 500 }, recurring: { type: "boolean" }, occurrenceStartAt: { $ref: "#/$defs/DateTimeOffset" }, version: { $ref: "#/$defs/Version" }, tainted: { type: "boolean" }, outcome: { enum: ["restored", "not_deleted"] } }, required: ["id", "outcome"], additionalProperties: !1 };
function validate111(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.outcome === void 0 && (missing0 = "outcome"))
        return validate111.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func6.call(schema200.properties, key0)) {
            return validate111.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern2.test(data0))
                  return validate111.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate111.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let data1 = data.title, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data1 == "string") {
                  if (data1.length > 200 && func2(data1) > 200)
                    return validate111.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                } else
                  return validate111.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.startAt !== void 0) {
                let data2 = data.startAt, _errs7 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 35 && func2(data2) > 35)
                      return validate111.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                    if (!pattern5.test(data2))
                      return validate111.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                  } else
                    return validate111.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.endAt !== void 0) {
                  let data3 = data.endAt, _errs10 = errors;
                  if (errors === errors)
                    if (typeof data3 == "string") {
                      if (data3.length > 35 && func2(data3) > 35)
                        return validate111.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                      if (!pattern5.test(data3))
                        return validate111.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                    } else
                      return validate111.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.allDay !== void 0) {
                    let _errs13 = errors;
                    if (typeof data.allDay != "boolean")
                      return validate111.errors = [{ instancePath: instancePath + "/allDay", schemaPath: "#/properties/allDay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.startDate !== void 0) {
                      let data5 = data.startDate, _errs15 = errors;
                      if (errors === errors)
                        if (typeof data5 == "string") {
                          if (!pattern7.test(data5))
                            return validate111.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                        } else
                          return validate111.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.endDate !== void 0) {
                        let data6 = data.endDate, _errs18 = errors;
                        if (errors === errors)
                          if (typeof data6 == "string") {
                            if (!pattern7.test(data6))
                              return validate111.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                          } else
                            return validate111.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs18 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.eventTimezone !== void 0) {
                          let data7 = data.eventTimezone, _errs21 = errors;
                          if (errors === errors)
                            if (typeof data7 == "string") {
                              if (data7.length > 64 && func2(data7) > 64)
                                return validate111.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                              if (!pattern1.test(data7))
                                return validate111.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$" }, message: 'must match pattern "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$"' }], !1;
                            } else
                              return validate111.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs21 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.location !== void 0) {
                            let data8 = data.location, _errs24 = errors;
                            if (errors === _errs24)
                              if (typeof data8 == "string") {
                                if (data8.length > 200 && func2(data8) > 200)
                                  return validate111.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                              } else
                                return validate111.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs24 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.eventStatus !== void 0) {
                              let data9 = data.eventStatus, _errs26 = errors;
                              if (!(data9 === "confirmed" || data9 === "tentative" || data9 === "cancelled"))
                                return validate111.errors = [{ instancePath: instancePath + "/eventStatus", schemaPath: "#/properties/eventStatus/enum", keyword: "enum", params: { allowedValues: schema200.properties.eventStatus.enum }, message: "must be equal to one of the allowed values" }], !1;
                              var valid0 = _errs26 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.participation !== void 0) {
                                let data10 = data.participation, _errs27 = errors;
                                if (!(data10 === "needs_action" || data10 === "accepted" || data10 === "declined" || data10 === "tentative"))
                                  return validate111.errors = [{ instancePath: instancePath + "/participation", schemaPath: "#/$defs/Participation/enum", keyword: "enum", params: { allowedValues: schema28.enum }, message: "must be equal to one of the allowed values" }], !1;
                                var valid0 = _errs27 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.inviteId !== void 0) {
                                  let data11 = data.inviteId, _errs29 = errors;
                                  if (errors === errors)
                                    if (typeof data11 == "string") {
                                      if (!pattern0.test(data11))
                                        return validate111.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/pattern", keyword: "pattern", params: { pattern: "^inv_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^inv_[A-Za-z0-9_-]{1,64}$"' }], !1;
                                    } else
                                      return validate111.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid0 = _errs29 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.participantCount !== void 0) {
                                    let data12 = data.participantCount, _errs32 = errors;
                                    if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12)))
                                      return validate111.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                    if (errors === _errs32 && typeof data12 == "number" && isFinite(data12)) {
                                      if (data12 > 500 || isNaN(data12))
                                        return validate111.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, message: "must be <= 500" }], !1;
                                      if (data12 < 0 || isNaN(data12))
                                        return validate111.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                    }
                                    var valid0 = _errs32 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.recurring !== void 0) {
                                      let _errs34 = errors;
                                      if (typeof data.recurring != "boolean")
                                        return validate111.errors = [{ instancePath: instancePath + "/recurring", schemaPath: "#/properties/recurring/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                      var valid0 = _errs34 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.occurrenceStartAt !== void 0) {
                                        let data14 = data.occurrenceStartAt, _errs36 = errors;
                                        if (errors === errors)
                                          if (typeof data14 == "string") {
                                            if (data14.length > 35 && func2(data14) > 35)
                                              return validate111.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                                            if (!pattern5.test(data14))
                                              return validate111.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                                          } else
                                            return validate111.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                        var valid0 = _errs36 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.version !== void 0) {
                                          let data15 = data.version, _errs39 = errors, _errs40 = errors;
                                          if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15)))
                                            return validate111.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                          if (errors === _errs40 && typeof data15 == "number" && isFinite(data15)) {
                                            if (data15 > 2147483647 || isNaN(data15))
                                              return validate111.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                                            if (data15 < 1 || isNaN(data15))
                                              return validate111.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                          }
                                          var valid0 = _errs39 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.tainted !== void 0) {
                                            let _errs42 = errors;
                                            if (typeof data.tainted != "boolean")
                                              return validate111.errors = [{ instancePath: instancePath + "/tainted", schemaPath: "#/properties/tainted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                            var valid0 = _errs42 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0)
                                            if (data.outcome !== void 0) {
                                              let data17 = data.outcome, _errs44 = errors;
                                              if (!(data17 === "restored" || data17 === "not_deleted"))
                                                return validate111.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema200.properties.outcome.enum }, message: "must be equal to one of the allowed values" }], !1;
                                              var valid0 = _errs44 === errors;
                                            } else
                                              var valid0 = !0;
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate111.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate111.errors = vErrors, errors === 0;
}
function validate110(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate111(data, instancePath) || (vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors), errors = vErrors.length), validate110.errors = vErrors, errors === 0;
}
var CalendarShareInput = validate113;
function validate116(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.contact_id === void 0 && (missing0 = "contact_id"))
        return validate116.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "contact_id") {
            return validate116.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.contact_id !== void 0) {
          let data0 = data.contact_id;
          if (errors === errors)
            if (typeof data0 == "string") {
              if (!pattern38.test(data0))
                return validate116.errors = [{ instancePath: instancePath + "/contact_id", schemaPath: "#/$defs/ContactId/pattern", keyword: "pattern", params: { pattern: "^ctc_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^ctc_[A-Za-z0-9_-]{1,64}$"' }], !1;
            } else
              return validate116.errors = [{ instancePath: instancePath + "/contact_id", schemaPath: "#/$defs/ContactId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        }
      }
    } else
      return validate116.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate116.errors = vErrors, errors === 0;
}
var pattern121 = new RegExp("^[^@\\s]+@[^@\\s]+$", "u"), pattern122 = new RegExp("^\\+?[0-9][0-9 -]{4,18}$", "u");
function validate115(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  validate116(data, instancePath) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs2 = errors;
  if (errors === errors)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.email === void 0 && (missing0 = "email")) {
        let err0 = { instancePath, schemaPath: "#/$defs/ParticipantByEmail/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      } else {
        let _errs5 = errors;
        for (let key0 in data)
          if (!(key0 === "email" || key0 === "name")) {
            let err1 = { instancePath, schemaPath: "#/$defs/ParticipantByEmail/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
            break;
          }
        if (_errs5 === errors) {
          if (data.email !== void 0) {
            let data0 = data.email, _errs6 = errors;
            if (errors === _errs6)
              if (typeof data0 == "string") {
                if (data0.length > 254 && func2(data0) > 254) {
                  let err2 = { instancePath: instancePath + "/email", schemaPath: "#/$defs/ParticipantByEmail/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                } else if (data0.length < 6 && func2(data0) < 3) {
                  let err3 = { instancePath: instancePath + "/email", schemaPath: "#/$defs/ParticipantByEmail/properties/email/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                } else if (!pattern121.test(data0)) {
                  let err4 = { instancePath: instancePath + "/email", schemaPath: "#/$defs/ParticipantByEmail/properties/email/pattern", keyword: "pattern", params: { pattern: "^[^@\\s]+@[^@\\s]+$" }, message: 'must match pattern "^[^@\\s]+@[^@\\s]+$"' };
                  vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                }
              } else {
                let err5 = { instancePath: instancePath + "/email", schemaPath: "#/$defs/ParticipantByEmail/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
            var valid2 = _errs6 === errors;
          } else
            var valid2 = !0;
          if (valid2)
            if (data.name !== void 0) {
              let data1 = data.name, _errs8 = errors;
              if (errors === _errs8)
                if (typeof data1 == "string") {
                  if (data1.length > 60 && func2(data1) > 60) {
                    let err6 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/ParticipantByEmail/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
                    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                  }
                } else {
                  let err7 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/ParticipantByEmail/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                }
              var valid2 = _errs8 === errors;
            } else
              var valid2 = !0;
        }
      }
    } else {
      let err8 = { instancePath, schemaPath: "#/$defs/ParticipantByEmail/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0)
    valid0 = !1, passing0 = [passing0, 1];
  else {
    _valid0 && (valid0 = !0, passing0 = 1);
    let _errs10 = errors;
    if (errors === errors)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing1;
        if (data.phone === void 0 && (missing1 = "phone")) {
          let err9 = { instancePath, schemaPath: "#/$defs/ParticipantByPhone/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        } else {
          let _errs13 = errors;
          for (let key1 in data)
            if (!(key1 === "phone" || key1 === "name")) {
              let err10 = { instancePath, schemaPath: "#/$defs/ParticipantByPhone/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              break;
            }
          if (_errs13 === errors) {
            if (data.phone !== void 0) {
              let data2 = data.phone, _errs14 = errors;
              if (errors === _errs14)
                if (typeof data2 == "string") {
                  if (data2.length > 20 && func2(data2) > 20) {
                    let err11 = { instancePath: instancePath + "/phone", schemaPath: "#/$defs/ParticipantByPhone/properties/phone/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
                    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                  } else if (data2.length < 10 && func2(data2) < 5) {
                    let err12 = { instancePath: instancePath + "/phone", schemaPath: "#/$defs/ParticipantByPhone/properties/phone/minLength", keyword: "minLength", params: { limit: 5 }, message: "must NOT have fewer than 5 characters" };
                    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                  } else if (!pattern122.test(data2)) {
                    let err13 = { instancePath: instancePath + "/phone", schemaPath: "#/$defs/ParticipantByPhone/properties/phone/pattern", keyword: "pattern", params: { pattern: "^\\+?[0-9][0-9 -]{4,18}$" }, message: 'must match pattern "^\\+?[0-9][0-9 -]{4,18}$"' };
                    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                  }
                } else {
                  let err14 = { instancePath: instancePath + "/phone", schemaPath: "#/$defs/ParticipantByPhone/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
              var valid4 = _errs14 === errors;
            } else
              var valid4 = !0;
            if (valid4)
              if (data.name !== void 0) {
                let data3 = data.name, _errs16 = errors;
                if (errors === _errs16)
                  if (typeof data3 == "string") {
                    if (data3.length > 60 && func2(data3) > 60) {
                      let err15 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/ParticipantByPhone/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
                      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                    }
                  } else {
                    let err16 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/ParticipantByPhone/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                  }
                var valid4 = _errs16 === errors;
              } else
                var valid4 = !0;
          }
        }
      } else {
        let err17 = { instancePath, schemaPath: "#/$defs/ParticipantByPhone/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    var _valid0 = _errs10 === errors;
    _valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 2]) : _valid0 && (valid0 = !0, passing0 = 2);
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err18 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    return vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++, validate115.errors = vErrors, !1;
  }
  return validate115.errors = vErrors, errors === 0;
}
function validate114(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_id === void 0 && (missing0 = "event_id") || data.participants === void 0 && (missing0 = "participants"))
        return validate114.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "event_id" || key0 === "participants" || key0 === "message" || key0 === "event_timezone")) {
            return validate114.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.event_id !== void 0) {
            let data0 = data.event_id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern2.test(data0))
                  return validate114.errors = [{ instancePath: instancePath + "/event_id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate114.errors = [{ instancePath: instancePath + "/event_id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.participants !== void 0) {
              let data1 = data.participants, _errs5 = errors;
              if (errors === _errs5)
                if (Array.isArray(data1)) {
                  if (data1.length > 20)
                    return validate114.errors = [{ instancePath: instancePath + "/participants", schemaPath: "#/properties/participants/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
                  if (data1.length < 1)
                    return validate114.errors = [{ instancePath: instancePath + "/participants", schemaPath: "#/properties/participants/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                  {
                    var valid2 = !0;
                    let len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let _errs7 = errors;
                      validate115(data1[i0], instancePath + "/participants/" + i0) || (vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors), errors = vErrors.length);
                      var valid2 = _errs7 === errors;
                      if (!valid2)
                        break;
                    }
                  }
                } else
                  return validate114.errors = [{ instancePath: instancePath + "/participants", schemaPath: "#/properties/participants/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.message !== void 0) {
                let data3 = data.message, _errs8 = errors;
                if (errors === _errs8)
                  if (typeof data3 == "string") {
                    if (data3.length > 500 && func2(data3) > 500)
                      return validate114.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }], !1;
                  } else
                    return validate114.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.event_timezone !== void 0) {
                  let data4 = data.event_timezone, _errs10 = errors;
                  if (errors === errors)
                    if (typeof data4 == "string") {
                      if (data4.length > 64 && func2(data4) > 64)
                        return validate114.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                      if (!pattern1.test(data4))
                        return validate114.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$" }, message: 'must match pattern "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$"' }], !1;
                    } else
                      return validate114.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate114.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate114.errors = vErrors, errors === 0;
}
function validate113(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate114(data, instancePath) || (vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors), errors = vErrors.length), validate113.errors = vErrors, errors === 0;
}
var CalendarShareOutput = validate120;
var schema224 = { type: "object", properties: { name: { type: "string", maxLength: 60 }, contactId: { $ref: "#/$defs/ContactId" }, inviteId: { $ref: "#/$defs/InviteId" }, outcome: { enum: ["invited", "already_invited", "failed"] }, error: { $ref: "#/$defs/ToolError" } }, required: ["name", "outcome"], additionalProperties: !1 };
function validate122(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.outcome === void 0 && (missing0 = "outcome"))
        return validate122.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "name" || key0 === "contactId" || key0 === "inviteId" || key0 === "outcome" || key0 === "error")) {
            return validate122.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 60 && func2(data0) > 60)
                  return validate122.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
              } else
                return validate122.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.contactId !== void 0) {
              let data1 = data.contactId, _errs4 = errors;
              if (errors === errors)
                if (typeof data1 == "string") {
                  if (!pattern38.test(data1))
                    return validate122.errors = [{ instancePath: instancePath + "/contactId", schemaPath: "#/$defs/ContactId/pattern", keyword: "pattern", params: { pattern: "^ctc_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^ctc_[A-Za-z0-9_-]{1,64}$"' }], !1;
                } else
                  return validate122.errors = [{ instancePath: instancePath + "/contactId", schemaPath: "#/$defs/ContactId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.inviteId !== void 0) {
                let data2 = data.inviteId, _errs7 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (!pattern0.test(data2))
                      return validate122.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/pattern", keyword: "pattern", params: { pattern: "^inv_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^inv_[A-Za-z0-9_-]{1,64}$"' }], !1;
                  } else
                    return validate122.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.outcome !== void 0) {
                  let data3 = data.outcome, _errs10 = errors;
                  if (!(data3 === "invited" || data3 === "already_invited" || data3 === "failed"))
                    return validate122.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema224.properties.outcome.enum }, message: "must be equal to one of the allowed values" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.error !== void 0) {
                    let data4 = data.error, _errs11 = errors;
                    if (errors === errors)
                      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                        let missing1;
                        if (data4.code === void 0 && (missing1 = "code") || data4.message === void 0 && (missing1 = "message"))
                          return validate122.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/$defs/ToolError/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                        {
                          let _errs14 = errors;
                          for (let key1 in data4)
                            if (!func6.call(schema94.properties, key1)) {
                              return validate122.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/$defs/ToolError/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                              break;
                            }
                          if (_errs14 === errors) {
                            if (data4.code !== void 0) {
                              let data5 = data4.code, _errs15 = errors;
                              if (errors === _errs15)
                                if (typeof data5 == "string") {
                                  if (!pattern49.test(data5))
                                    return validate122.errors = [{ instancePath: instancePath + "/error/code", schemaPath: "#/$defs/ToolError/properties/code/pattern", keyword: "pattern", params: { pattern: "^[A-Z][A-Z0-9_]{2,48}$" }, message: 'must match pattern "^[A-Z][A-Z0-9_]{2,48}$"' }], !1;
                                } else
                                  return validate122.errors = [{ instancePath: instancePath + "/error/code", schemaPath: "#/$defs/ToolError/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid4 = _errs15 === errors;
                            } else
                              var valid4 = !0;
                            if (valid4) {
                              if (data4.message !== void 0) {
                                let data6 = data4.message, _errs17 = errors;
                                if (errors === _errs17)
                                  if (typeof data6 == "string") {
                                    if (data6.length > 300 && func2(data6) > 300)
                                      return validate122.errors = [{ instancePath: instancePath + "/error/message", schemaPath: "#/$defs/ToolError/properties/message/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }], !1;
                                  } else
                                    return validate122.errors = [{ instancePath: instancePath + "/error/message", schemaPath: "#/$defs/ToolError/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var valid4 = _errs17 === errors;
                              } else
                                var valid4 = !0;
                              if (valid4) {
                                if (data4.module !== void 0) {
                                  let data7 = data4.module, _errs19 = errors;
                                  if (errors === _errs19)
                                    if (typeof data7 == "string") {
                                      if (data7.length > 32 && func2(data7) > 32)
                                        return validate122.errors = [{ instancePath: instancePath + "/error/module", schemaPath: "#/$defs/ToolError/properties/module/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                                    } else
                                      return validate122.errors = [{ instancePath: instancePath + "/error/module", schemaPath: "#/$defs/ToolError/properties/module/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid4 = _errs19 === errors;
                                } else
                                  var valid4 = !0;
                                if (valid4) {
                                  if (data4.method !== void 0) {
                                    let data8 = data4.method, _errs21 = errors;
                                    if (errors === _errs21)
                                      if (typeof data8 == "string") {
                                        if (data8.length > 48 && func2(data8) > 48)
                                          return validate122.errors = [{ instancePath: instancePath + "/error/method", schemaPath: "#/$defs/ToolError/properties/method/maxLength", keyword: "maxLength", params: { limit: 48 }, message: "must NOT have more than 48 characters" }], !1;
                                      } else
                                        return validate122.errors = [{ instancePath: instancePath + "/error/method", schemaPath: "#/$defs/ToolError/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid4 = _errs21 === errors;
                                  } else
                                    var valid4 = !0;
                                  if (valid4) {
                                    if (data4.input_schema !== void 0) {
                                      let data9 = data4.input_schema, _errs23 = errors;
                                      if (errors === _errs23)
                                        if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                          if (Object.keys(data9).length > 25)
                                            return validate122.errors = [{ instancePath: instancePath + "/error/input_schema", schemaPath: "#/$defs/ToolError/properties/input_schema/maxProperties", keyword: "maxProperties", params: { limit: 25 }, message: "must NOT have more than 25 properties" }], !1;
                                          for (let key2 in data9) {
                                            let data10 = data9[key2], _errs26 = errors;
                                            if (errors === _errs26)
                                              if (typeof data10 == "string") {
                                                if (data10.length > 500 && func2(data10) > 500)
                                                  return validate122.errors = [{ instancePath: instancePath + "/error/input_schema/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/ToolError/properties/input_schema/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }], !1;
                                              } else
                                                return validate122.errors = [{ instancePath: instancePath + "/error/input_schema/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/ToolError/properties/input_schema/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                            var valid5 = _errs26 === errors;
                                            if (!valid5)
                                              break;
                                          }
                                        } else
                                          return validate122.errors = [{ instancePath: instancePath + "/error/input_schema", schemaPath: "#/$defs/ToolError/properties/input_schema/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                      var valid4 = _errs23 === errors;
                                    } else
                                      var valid4 = !0;
                                    if (valid4) {
                                      if (data4.detail !== void 0) {
                                        let data11 = data4.detail, _errs28 = errors;
                                        if (errors === _errs28)
                                          if (typeof data11 == "string") {
                                            if (data11.length > 1e3 && func2(data11) > 1e3)
                                              return validate122.errors = [{ instancePath: instancePath + "/error/detail", schemaPath: "#/$defs/ToolError/properties/detail/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                                          } else
                                            return validate122.errors = [{ instancePath: instancePath + "/error/detail", schemaPath: "#/$defs/ToolError/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                        var valid4 = _errs28 === errors;
                                      } else
                                        var valid4 = !0;
                                      if (valid4) {
                                        if (data4.recovery_suggestion !== void 0) {
                                          let data12 = data4.recovery_suggestion, _errs30 = errors;
                                          if (errors === _errs30)
                                            if (typeof data12 == "string") {
                                              if (data12.length > 200 && func2(data12) > 200)
                                                return validate122.errors = [{ instancePath: instancePath + "/error/recovery_suggestion", schemaPath: "#/$defs/ToolError/properties/recovery_suggestion/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                                            } else
                                              return validate122.errors = [{ instancePath: instancePath + "/error/recovery_suggestion", schemaPath: "#/$defs/ToolError/properties/recovery_suggestion/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                          var valid4 = _errs30 === errors;
                                        } else
                                          var valid4 = !0;
                                        if (valid4) {
                                          if (data4.next_steps !== void 0) {
                                            let data13 = data4.next_steps, _errs32 = errors;
                                            if (errors === _errs32)
                                              if (Array.isArray(data13)) {
                                                if (data13.length > 3)
                                                  return validate122.errors = [{ instancePath: instancePath + "/error/next_steps", schemaPath: "#/$defs/ToolError/properties/next_steps/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }], !1;
                                                if (data13.length < 0)
                                                  return validate122.errors = [{ instancePath: instancePath + "/error/next_steps", schemaPath: "#/$defs/ToolError/properties/next_steps/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                                {
                                                  var valid6 = !0;
                                                  let len0 = data13.length;
                                                  for (let i0 = 0; i0 < len0; i0++) {
                                                    let data14 = data13[i0], _errs34 = errors;
                                                    if (errors === _errs34)
                                                      if (typeof data14 == "string") {
                                                        if (data14.length > 64 && func2(data14) > 64)
                                                          return validate122.errors = [{ instancePath: instancePath + "/error/next_steps/" + i0, schemaPath: "#/$defs/ToolError/properties/next_steps/items/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                                                      } else
                                                        return validate122.errors = [{ instancePath: instancePath + "/error/next_steps/" + i0, schemaPath: "#/$defs/ToolError/properties/next_steps/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                    var valid6 = _errs34 === errors;
                                                    if (!valid6)
                                                      break;
                                                  }
                                                }
                                              } else
                                                return validate122.errors = [{ instancePath: instancePath + "/error/next_steps", schemaPath: "#/$defs/ToolError/properties/next_steps/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                            var valid4 = _errs32 === errors;
                                          } else
                                            var valid4 = !0;
                                          if (valid4) {
                                            if (data4.can_retry !== void 0) {
                                              let _errs36 = errors;
                                              if (typeof data4.can_retry != "boolean")
                                                return validate122.errors = [{ instancePath: instancePath + "/error/can_retry", schemaPath: "#/$defs/ToolError/properties/can_retry/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                              var valid4 = _errs36 === errors;
                                            } else
                                              var valid4 = !0;
                                            if (valid4)
                                              if (data4.retry_after_seconds !== void 0) {
                                                let data16 = data4.retry_after_seconds, _errs38 = errors;
                                                if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16)))
                                                  return validate122.errors = [{ instancePath: instancePath + "/error/retry_after_seconds", schemaPath: "#/$defs/ToolError/properties/retry_after_seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                                if (errors === _errs38 && typeof data16 == "number" && isFinite(data16)) {
                                                  if (data16 > 3600 || isNaN(data16))
                                                    return validate122.errors = [{ instancePath: instancePath + "/error/retry_after_seconds", schemaPath: "#/$defs/ToolError/properties/retry_after_seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3600 }, message: "must be <= 3600" }], !1;
                                                  if (data16 < 0 || isNaN(data16))
                                                    return validate122.errors = [{ instancePath: instancePath + "/error/retry_after_seconds", schemaPath: "#/$defs/ToolError/properties/retry_after_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                                }
                                                var valid4 = _errs38 === errors;
                                              } else
                                                var valid4 = !0;
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      } else
                        return validate122.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/$defs/ToolError/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                    var valid0 = _errs11 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate122.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate122.errors = vErrors, errors === 0;
}
function validate121(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.invites === void 0 && (missing0 = "invites") || data.count === void 0 && (missing0 = "count") || data.invited === void 0 && (missing0 = "invited") || data.failed === void 0 && (missing0 = "failed"))
        return validate121.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "title" || key0 === "startAt" || key0 === "invites" || key0 === "count" || key0 === "invited" || key0 === "failed" || key0 === "version")) {
            return validate121.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern2.test(data0))
                  return validate121.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate121.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let data1 = data.title, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data1 == "string") {
                  if (data1.length > 200 && func2(data1) > 200)
                    return validate121.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                } else
                  return validate121.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.startAt !== void 0) {
                let data2 = data.startAt, _errs7 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 35 && func2(data2) > 35)
                      return validate121.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                    if (!pattern5.test(data2))
                      return validate121.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                  } else
                    return validate121.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.invites !== void 0) {
                  let data3 = data.invites, _errs10 = errors;
                  if (errors === _errs10)
                    if (Array.isArray(data3)) {
                      if (data3.length > 20)
                        return validate121.errors = [{ instancePath: instancePath + "/invites", schemaPath: "#/properties/invites/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
                      if (data3.length < 1)
                        return validate121.errors = [{ instancePath: instancePath + "/invites", schemaPath: "#/properties/invites/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                      {
                        var valid3 = !0;
                        let len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let _errs12 = errors;
                          validate122(data3[i0], instancePath + "/invites/" + i0) || (vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors), errors = vErrors.length);
                          var valid3 = _errs12 === errors;
                          if (!valid3)
                            break;
                        }
                      }
                    } else
                      return validate121.errors = [{ instancePath: instancePath + "/invites", schemaPath: "#/properties/invites/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.count !== void 0) {
                    let data5 = data.count, _errs13 = errors;
                    if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                      return validate121.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs13 && typeof data5 == "number" && isFinite(data5)) {
                      if (data5 > 20 || isNaN(data5))
                        return validate121.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" }], !1;
                      if (data5 < 1 || isNaN(data5))
                        return validate121.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                    }
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.invited !== void 0) {
                      let data6 = data.invited, _errs15 = errors;
                      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                        return validate121.errors = [{ instancePath: instancePath + "/invited", schemaPath: "#/properties/invited/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs15 && typeof data6 == "number" && isFinite(data6)) {
                        if (data6 > 20 || isNaN(data6))
                          return validate121.errors = [{ instancePath: instancePath + "/invited", schemaPath: "#/properties/invited/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" }], !1;
                        if (data6 < 0 || isNaN(data6))
                          return validate121.errors = [{ instancePath: instancePath + "/invited", schemaPath: "#/properties/invited/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                      }
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.failed !== void 0) {
                        let data7 = data.failed, _errs17 = errors;
                        if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                          return validate121.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs17 && typeof data7 == "number" && isFinite(data7)) {
                          if (data7 > 20 || isNaN(data7))
                            return validate121.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" }], !1;
                          if (data7 < 0 || isNaN(data7))
                            return validate121.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                        }
                        var valid0 = _errs17 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.version !== void 0) {
                          let data8 = data.version, _errs19 = errors, _errs20 = errors;
                          if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)))
                            return validate121.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                          if (errors === _errs20 && typeof data8 == "number" && isFinite(data8)) {
                            if (data8 > 2147483647 || isNaN(data8))
                              return validate121.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                            if (data8 < 1 || isNaN(data8))
                              return validate121.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                          }
                          var valid0 = _errs19 === errors;
                        } else
                          var valid0 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate121.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate121.errors = vErrors, errors === 0;
}
function validate120(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate121(data, instancePath) || (vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors), errors = vErrors.length), validate120.errors = vErrors, errors === 0;
}
var CalendarUpdateInput = validate125;
var schema234 = { type: "object", properties: { title: { type: "string", minLength: 1, maxLength: 200 }, start_at: { $ref: "#/$defs/DateTimeOffset" }, end_at: { anyOf: [{ $ref: "#/$defs/DateTimeOffset" }, { type: "null" }] }, all_day: { type: "boolean" }, start_date: { $ref: "#/$defs/LocalDate" }, end_date: { $ref: "#/$defs/LocalDate" }, location: { anyOf: [{ type: "string", maxLength: 200 }, { type: "null" }] }, notes: { anyOf: [{ type: "string", maxLength: 4e3 }, { type: "null" }] }, meeting_url: { anyOf: [{ $ref: "#/$defs/HttpsUrl" }, { type: "null" }] }, reminders: { anyOf: [{ $ref: "#/$defs/Reminders" }, { type: "null" }] }, show_as: { enum: ["busy", "free"] }, event_status: { enum: ["confirmed", "tentative"] }, recurrence: { anyOf: [{ $ref: "#/$defs/Recurrence" }, { type: "null" }] } }, additionalProperties: !1, minProperties: 1 };
function validate128(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1)
        return validate128.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func6.call(schema234.properties, key0)) {
            return validate128.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.title !== void 0) {
            let data0 = data.title, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 200 && func2(data0) > 200)
                  return validate128.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                if (data0.length < 2 && func2(data0) < 1)
                  return validate128.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              } else
                return validate128.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.start_at !== void 0) {
              let data1 = data.start_at, _errs4 = errors;
              if (errors === errors)
                if (typeof data1 == "string") {
                  if (data1.length > 35 && func2(data1) > 35)
                    return validate128.errors = [{ instancePath: instancePath + "/start_at", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                  if (!pattern5.test(data1))
                    return validate128.errors = [{ instancePath: instancePath + "/start_at", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                } else
                  return validate128.errors = [{ instancePath: instancePath + "/start_at", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.end_at !== void 0) {
                let data2 = data.end_at, _errs7 = errors, _errs8 = errors, valid2 = !1, _errs9 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 35 && func2(data2) > 35) {
                      let err0 = { instancePath: instancePath + "/end_at", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
                      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                    } else if (!pattern5.test(data2)) {
                      let err1 = { instancePath: instancePath + "/end_at", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' };
                      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                    }
                  } else {
                    let err2 = { instancePath: instancePath + "/end_at", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                  }
                var _valid0 = _errs9 === errors;
                if (valid2 = valid2 || _valid0, !valid2) {
                  let _errs12 = errors;
                  if (data2 !== null) {
                    let err3 = { instancePath: instancePath + "/end_at", schemaPath: "#/properties/end_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                  }
                  var _valid0 = _errs12 === errors;
                  valid2 = valid2 || _valid0;
                }
                if (valid2)
                  errors = _errs8, vErrors !== null && (_errs8 ? vErrors.length = _errs8 : vErrors = null);
                else {
                  let err4 = { instancePath: instancePath + "/end_at", schemaPath: "#/properties/end_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  return vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++, validate128.errors = vErrors, !1;
                }
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.all_day !== void 0) {
                  let _errs14 = errors;
                  if (typeof data.all_day != "boolean")
                    return validate128.errors = [{ instancePath: instancePath + "/all_day", schemaPath: "#/properties/all_day/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                  var valid0 = _errs14 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.start_date !== void 0) {
                    let data4 = data.start_date, _errs16 = errors;
                    if (errors === errors)
                      if (typeof data4 == "string") {
                        if (!pattern7.test(data4))
                          return validate128.errors = [{ instancePath: instancePath + "/start_date", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                      } else
                        return validate128.errors = [{ instancePath: instancePath + "/start_date", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs16 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.end_date !== void 0) {
                      let data5 = data.end_date, _errs19 = errors;
                      if (errors === errors)
                        if (typeof data5 == "string") {
                          if (!pattern7.test(data5))
                            return validate128.errors = [{ instancePath: instancePath + "/end_date", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                        } else
                          return validate128.errors = [{ instancePath: instancePath + "/end_date", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs19 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.location !== void 0) {
                        let data6 = data.location, _errs22 = errors, _errs23 = errors, valid6 = !1, _errs24 = errors;
                        if (errors === _errs24)
                          if (typeof data6 == "string") {
                            if (data6.length > 200 && func2(data6) > 200) {
                              let err5 = { instancePath: instancePath + "/location", schemaPath: "#/properties/location/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                            }
                          } else {
                            let err6 = { instancePath: instancePath + "/location", schemaPath: "#/properties/location/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                          }
                        var _valid1 = _errs24 === errors;
                        if (valid6 = valid6 || _valid1, !valid6) {
                          let _errs26 = errors;
                          if (data6 !== null) {
                            let err7 = { instancePath: instancePath + "/location", schemaPath: "#/properties/location/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                          }
                          var _valid1 = _errs26 === errors;
                          valid6 = valid6 || _valid1;
                        }
                        if (valid6)
                          errors = _errs23, vErrors !== null && (_errs23 ? vErrors.length = _errs23 : vErrors = null);
                        else {
                          let err8 = { instancePath: instancePath + "/location", schemaPath: "#/properties/location/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                          return vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++, validate128.errors = vErrors, !1;
                        }
                        var valid0 = _errs22 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.notes !== void 0) {
                          let data7 = data.notes, _errs28 = errors, _errs29 = errors, valid7 = !1, _errs30 = errors;
                          if (errors === _errs30)
                            if (typeof data7 == "string") {
                              if (data7.length > 4e3 && func2(data7) > 4e3) {
                                let err9 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
                                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                              }
                            } else {
                              let err10 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                            }
                          var _valid2 = _errs30 === errors;
                          if (valid7 = valid7 || _valid2, !valid7) {
                            let _errs32 = errors;
                            if (data7 !== null) {
                              let err11 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                            }
                            var _valid2 = _errs32 === errors;
                            valid7 = valid7 || _valid2;
                          }
                          if (valid7)
                            errors = _errs29, vErrors !== null && (_errs29 ? vErrors.length = _errs29 : vErrors = null);
                          else {
                            let err12 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                            return vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++, validate128.errors = vErrors, !1;
                          }
                          var valid0 = _errs28 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.meeting_url !== void 0) {
                            let data8 = data.meeting_url, _errs34 = errors, _errs35 = errors, valid8 = !1, _errs36 = errors;
                            if (errors === errors)
                              if (typeof data8 == "string") {
                                if (data8.length > 500 && func2(data8) > 500) {
                                  let err13 = { instancePath: instancePath + "/meeting_url", schemaPath: "#/$defs/HttpsUrl/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                                } else if (!pattern23.test(data8)) {
                                  let err14 = { instancePath: instancePath + "/meeting_url", schemaPath: "#/$defs/HttpsUrl/pattern", keyword: "pattern", params: { pattern: '^https://[^\\s<>"]+$' }, message: 'must match pattern "^https://[^\\s<>"]+$"' };
                                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                                }
                              } else {
                                let err15 = { instancePath: instancePath + "/meeting_url", schemaPath: "#/$defs/HttpsUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                              }
                            var _valid3 = _errs36 === errors;
                            if (valid8 = valid8 || _valid3, !valid8) {
                              let _errs39 = errors;
                              if (data8 !== null) {
                                let err16 = { instancePath: instancePath + "/meeting_url", schemaPath: "#/properties/meeting_url/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                              }
                              var _valid3 = _errs39 === errors;
                              valid8 = valid8 || _valid3;
                            }
                            if (valid8)
                              errors = _errs35, vErrors !== null && (_errs35 ? vErrors.length = _errs35 : vErrors = null);
                            else {
                              let err17 = { instancePath: instancePath + "/meeting_url", schemaPath: "#/properties/meeting_url/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                              return vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++, validate128.errors = vErrors, !1;
                            }
                            var valid0 = _errs34 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.reminders !== void 0) {
                              let data9 = data.reminders, _errs41 = errors, _errs42 = errors, valid10 = !1, _errs43 = errors;
                              if (errors === errors)
                                if (Array.isArray(data9))
                                  if (data9.length > 5) {
                                    let err18 = { instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" };
                                    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                                  } else if (data9.length < 0) {
                                    let err19 = { instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" };
                                    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                                  } else {
                                    var valid12 = !0;
                                    let len0 = data9.length;
                                    for (let i0 = 0; i0 < len0; i0++) {
                                      let data10 = data9[i0], _errs46 = errors;
                                      if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
                                        let err20 = { instancePath: instancePath + "/reminders/" + i0, schemaPath: "#/$defs/Reminders/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                                      }
                                      if (errors === _errs46 && typeof data10 == "number" && isFinite(data10)) {
                                        if (data10 > 40320 || isNaN(data10)) {
                                          let err21 = { instancePath: instancePath + "/reminders/" + i0, schemaPath: "#/$defs/Reminders/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 40320 }, message: "must be <= 40320" };
                                          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                                        } else if (data10 < 0 || isNaN(data10)) {
                                          let err22 = { instancePath: instancePath + "/reminders/" + i0, schemaPath: "#/$defs/Reminders/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                                        }
                                      }
                                      var valid12 = _errs46 === errors;
                                      if (!valid12)
                                        break;
                                    }
                                    if (valid12) {
                                      let i1 = data9.length, j0;
                                      if (i1 > 1) {
                                        let indices0 = {};
                                        for (; i1--; ) {
                                          let item0 = data9[i1];
                                          if (typeof item0 == "number" && !(item0 % 1) && !isNaN(item0) && isFinite(item0)) {
                                            if (typeof indices0[item0] == "number") {
                                              j0 = indices0[item0];
                                              let err23 = { instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                                              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                                              break;
                                            }
                                            indices0[item0] = i1;
                                          }
                                        }
                                      }
                                    }
                                  }
                                else {
                                  let err24 = { instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                  vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                                }
                              var _valid4 = _errs43 === errors;
                              if (valid10 = valid10 || _valid4, !valid10) {
                                let _errs48 = errors;
                                if (data9 !== null) {
                                  let err25 = { instancePath: instancePath + "/reminders", schemaPath: "#/properties/reminders/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                  vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                                }
                                var _valid4 = _errs48 === errors;
                                valid10 = valid10 || _valid4;
                              }
                              if (valid10)
                                errors = _errs42, vErrors !== null && (_errs42 ? vErrors.length = _errs42 : vErrors = null);
                              else {
                                let err26 = { instancePath: instancePath + "/reminders", schemaPath: "#/properties/reminders/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                return vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++, validate128.errors = vErrors, !1;
                              }
                              var valid0 = _errs41 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.show_as !== void 0) {
                                let data11 = data.show_as, _errs50 = errors;
                                if (!(data11 === "busy" || data11 === "free"))
                                  return validate128.errors = [{ instancePath: instancePath + "/show_as", schemaPath: "#/properties/show_as/enum", keyword: "enum", params: { allowedValues: schema234.properties.show_as.enum }, message: "must be equal to one of the allowed values" }], !1;
                                var valid0 = _errs50 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.event_status !== void 0) {
                                  let data12 = data.event_status, _errs51 = errors;
                                  if (!(data12 === "confirmed" || data12 === "tentative"))
                                    return validate128.errors = [{ instancePath: instancePath + "/event_status", schemaPath: "#/properties/event_status/enum", keyword: "enum", params: { allowedValues: schema234.properties.event_status.enum }, message: "must be equal to one of the allowed values" }], !1;
                                  var valid0 = _errs51 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0)
                                  if (data.recurrence !== void 0) {
                                    let data13 = data.recurrence, _errs52 = errors, _errs53 = errors, valid14 = !1, _errs54 = errors;
                                    validate28(data13, instancePath + "/recurrence") || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length);
                                    var _valid5 = _errs54 === errors;
                                    if (valid14 = valid14 || _valid5, !valid14) {
                                      let _errs55 = errors;
                                      if (data13 !== null) {
                                        let err27 = { instancePath: instancePath + "/recurrence", schemaPath: "#/properties/recurrence/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                                      }
                                      var _valid5 = _errs55 === errors;
                                      valid14 = valid14 || _valid5;
                                    }
                                    if (valid14)
                                      errors = _errs53, vErrors !== null && (_errs53 ? vErrors.length = _errs53 : vErrors = null);
                                    else {
                                      let err28 = { instancePath: instancePath + "/recurrence", schemaPath: "#/properties/recurrence/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                      return vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++, validate128.errors = vErrors, !1;
                                    }
                                    var valid0 = _errs52 === errors;
                                  } else
                                    var valid0 = !0;
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate128.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate128.errors = vErrors, errors === 0;
}
function validate127(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_id === void 0 && (missing0 = "event_id") || data.event_timezone === void 0 && (missing0 = "event_timezone") || data.patch === void 0 && (missing0 = "patch"))
        return validate127.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "event_id" || key0 === "event_timezone" || key0 === "patch" || key0 === "occurrence_start_at" || key0 === "scope" || key0 === "if_version")) {
            return validate127.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.event_id !== void 0) {
            let data0 = data.event_id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern2.test(data0))
                  return validate127.errors = [{ instancePath: instancePath + "/event_id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate127.errors = [{ instancePath: instancePath + "/event_id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.event_timezone !== void 0) {
              let data1 = data.event_timezone, _errs5 = errors;
              if (errors === errors)
                if (typeof data1 == "string") {
                  if (data1.length > 64 && func2(data1) > 64)
                    return validate127.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                  if (!pattern1.test(data1))
                    return validate127.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$" }, message: 'must match pattern "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$"' }], !1;
                } else
                  return validate127.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.patch !== void 0) {
                let _errs8 = errors;
                validate128(data.patch, instancePath + "/patch") || (vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors), errors = vErrors.length);
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.occurrence_start_at !== void 0) {
                  let data3 = data.occurrence_start_at, _errs9 = errors;
                  if (errors === errors)
                    if (typeof data3 == "string") {
                      if (data3.length > 35 && func2(data3) > 35)
                        return validate127.errors = [{ instancePath: instancePath + "/occurrence_start_at", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                      if (!pattern5.test(data3))
                        return validate127.errors = [{ instancePath: instancePath + "/occurrence_start_at", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                    } else
                      return validate127.errors = [{ instancePath: instancePath + "/occurrence_start_at", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.scope !== void 0) {
                    let data4 = data.scope, _errs12 = errors;
                    if (!(data4 === "this" || data4 === "following" || data4 === "all"))
                      return validate127.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/$defs/RecurrenceScope/enum", keyword: "enum", params: { allowedValues: schema100.enum }, message: "must be equal to one of the allowed values" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.if_version !== void 0) {
                      let data5 = data.if_version, _errs14 = errors, _errs15 = errors;
                      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                        return validate127.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs15 && typeof data5 == "number" && isFinite(data5)) {
                        if (data5 > 2147483647 || isNaN(data5))
                          return validate127.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                        if (data5 < 1 || isNaN(data5))
                          return validate127.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                      }
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate127.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate127.errors = vErrors, errors === 0;
}
function validate133(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_id === void 0 && (missing0 = "event_id") || data.patch === void 0 && (missing0 = "patch"))
        return validate133.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "event_id" || key0 === "patch" || key0 === "occurrence_start_at" || key0 === "scope" || key0 === "if_version")) {
            return validate133.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.event_id !== void 0) {
            let data0 = data.event_id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern2.test(data0))
                  return validate133.errors = [{ instancePath: instancePath + "/event_id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate133.errors = [{ instancePath: instancePath + "/event_id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.patch !== void 0) {
              let _errs5 = errors;
              validate128(data.patch, instancePath + "/patch") || (vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors), errors = vErrors.length);
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.occurrence_start_at !== void 0) {
                let data2 = data.occurrence_start_at, _errs6 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 35 && func2(data2) > 35)
                      return validate133.errors = [{ instancePath: instancePath + "/occurrence_start_at", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                    if (!pattern5.test(data2))
                      return validate133.errors = [{ instancePath: instancePath + "/occurrence_start_at", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                  } else
                    return validate133.errors = [{ instancePath: instancePath + "/occurrence_start_at", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.scope !== void 0) {
                  let data3 = data.scope, _errs9 = errors;
                  if (!(data3 === "this" || data3 === "following" || data3 === "all"))
                    return validate133.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/$defs/RecurrenceScope/enum", keyword: "enum", params: { allowedValues: schema100.enum }, message: "must be equal to one of the allowed values" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.if_version !== void 0) {
                    let data4 = data.if_version, _errs11 = errors, _errs12 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate133.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs12 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 2147483647 || isNaN(data4))
                        return validate133.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                      if (data4 < 1 || isNaN(data4))
                        return validate133.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                    }
                    var valid0 = _errs11 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate133.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate133.errors = vErrors, errors === 0;
}
function validate132(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_timezone === void 0 && (missing0 = "event_timezone") || data.items === void 0 && (missing0 = "items"))
        return validate132.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "event_timezone" || key0 === "items")) {
            return validate132.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.event_timezone !== void 0) {
            let data0 = data.event_timezone, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (data0.length > 64 && func2(data0) > 64)
                  return validate132.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                if (!pattern1.test(data0))
                  return validate132.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$" }, message: 'must match pattern "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$"' }], !1;
              } else
                return validate132.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.items !== void 0) {
              let data1 = data.items, _errs5 = errors;
              if (errors === _errs5)
                if (Array.isArray(data1)) {
                  if (data1.length > 20)
                    return validate132.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
                  if (data1.length < 1)
                    return validate132.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                  {
                    var valid2 = !0;
                    let len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let _errs7 = errors;
                      validate133(data1[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors), errors = vErrors.length);
                      var valid2 = _errs7 === errors;
                      if (!valid2)
                        break;
                    }
                  }
                } else
                  return validate132.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate132.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate132.errors = vErrors, errors === 0;
}
function validate126(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  validate127(data, instancePath) || (vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs2 = errors;
  validate132(data, instancePath) || (vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 1]) : _valid0 && (valid0 = !0, passing0 = 1), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    return vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++, validate126.errors = vErrors, !1;
  }
  return validate126.errors = vErrors, errors === 0;
}
function validate125(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate126(data, instancePath) || (vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors), errors = vErrors.length), validate125.errors = vErrors, errors === 0;
}
var CalendarUpdateOutput = validate138;
var schema253 = { type: "object", properties: { id: { $ref: "#/$defs/CalendarEventId" }, title: { type: "string", maxLength: 200 }, startAt: { $ref: "#/$defs/DateTimeOffset" }, endAt: { $ref: "#/$defs/DateTimeOffset" }, allDay: { type: "boolean" }, startDate: { $ref: "#/$defs/LocalDate" }, endDate: { $ref: "#/$defs/LocalDate" }, eventTimezone: { $ref: "#/$defs/IanaTimezone" }, location: { type: "string", maxLength: 200 }, eventStatus: { enum: ["confirmed", "tentative", "cancelled"] }, participation: { $ref: "#/$defs/Participation" }, inviteId: { $ref: "#/$defs/InviteId" }, participantCount: { type: "integer", minimum: 0, maximum: 500 }, recurring: { type: "boolean" }, occurrenceStartAt: { $ref: "#/$defs/DateTimeOffset" }, version: { $ref: "#/$defs/Version" }, tainted: { type: "boolean" }, notes: { type: "string", maxLength: 4e3 }, meetingUrl: { $ref: "#/$defs/HttpsUrl" }, reminders: { $ref: "#/$defs/Reminders" }, showAs: { enum: ["busy", "free"] }, recurrence: { $ref: "#/$defs/Recurrence" }, organizer: { $ref: "#/$defs/Participant" }, participants: { type: "array", items: { $ref: "#/$defs/Participant" }, minItems: 0, maxItems: 200 }, createdAt: { $ref: "#/$defs/DateTimeOffset" }, updatedAt: { $ref: "#/$defs/DateTimeOffset" }, outcome: { enum: ["updated", "unchanged"] }, changes: { $ref: "#/$defs/EventChanges" }, conflicts: { $ref: "#/$defs/EventConflicts" } }, required: ["id", "title", "outcome"], additionalProperties: !1 };
function validate144(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      if (data.length > 20)
        return validate144.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
      if (data.length < 0)
        return validate144.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
      {
        var valid0 = !0;
        let len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data0 = data[i0], _errs1 = errors;
          if (errors === errors)
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing0;
              if (data0.field === void 0 && (missing0 = "field"))
                return validate144.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/EventChange/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
              {
                let _errs4 = errors;
                for (let key0 in data0)
                  if (!(key0 === "field" || key0 === "from" || key0 === "to")) {
                    return validate144.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/EventChange/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
                    break;
                  }
                if (_errs4 === errors && data0.field !== void 0) {
                  let data1 = data0.field;
                  if (errors === errors)
                    if (typeof data1 == "string") {
                      if (data1.length > 40 && func2(data1) > 40)
                        return validate144.errors = [{ instancePath: instancePath + "/" + i0 + "/field", schemaPath: "#/$defs/EventChange/properties/field/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" }], !1;
                    } else
                      return validate144.errors = [{ instancePath: instancePath + "/" + i0 + "/field", schemaPath: "#/$defs/EventChange/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                }
              }
            } else
              return validate144.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/EventChange/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
          var valid0 = _errs1 === errors;
          if (!valid0)
            break;
        }
      }
    } else
      return validate144.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
  return validate144.errors = vErrors, errors === 0;
}
function validate140(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.outcome === void 0 && (missing0 = "outcome"))
        return validate140.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func6.call(schema253.properties, key0)) {
            return validate140.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern2.test(data0))
                  return validate140.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate140.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let data1 = data.title, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data1 == "string") {
                  if (data1.length > 200 && func2(data1) > 200)
                    return validate140.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                } else
                  return validate140.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.startAt !== void 0) {
                let data2 = data.startAt, _errs7 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 35 && func2(data2) > 35)
                      return validate140.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                    if (!pattern5.test(data2))
                      return validate140.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                  } else
                    return validate140.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.endAt !== void 0) {
                  let data3 = data.endAt, _errs10 = errors;
                  if (errors === errors)
                    if (typeof data3 == "string") {
                      if (data3.length > 35 && func2(data3) > 35)
                        return validate140.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                      if (!pattern5.test(data3))
                        return validate140.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                    } else
                      return validate140.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.allDay !== void 0) {
                    let _errs13 = errors;
                    if (typeof data.allDay != "boolean")
                      return validate140.errors = [{ instancePath: instancePath + "/allDay", schemaPath: "#/properties/allDay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.startDate !== void 0) {
                      let data5 = data.startDate, _errs15 = errors;
                      if (errors === errors)
                        if (typeof data5 == "string") {
                          if (!pattern7.test(data5))
                            return validate140.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                        } else
                          return validate140.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.endDate !== void 0) {
                        let data6 = data.endDate, _errs18 = errors;
                        if (errors === errors)
                          if (typeof data6 == "string") {
                            if (!pattern7.test(data6))
                              return validate140.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                          } else
                            return validate140.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs18 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.eventTimezone !== void 0) {
                          let data7 = data.eventTimezone, _errs21 = errors;
                          if (errors === errors)
                            if (typeof data7 == "string") {
                              if (data7.length > 64 && func2(data7) > 64)
                                return validate140.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                              if (!pattern1.test(data7))
                                return validate140.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$" }, message: 'must match pattern "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$"' }], !1;
                            } else
                              return validate140.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs21 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.location !== void 0) {
                            let data8 = data.location, _errs24 = errors;
                            if (errors === _errs24)
                              if (typeof data8 == "string") {
                                if (data8.length > 200 && func2(data8) > 200)
                                  return validate140.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                              } else
                                return validate140.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs24 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.eventStatus !== void 0) {
                              let data9 = data.eventStatus, _errs26 = errors;
                              if (!(data9 === "confirmed" || data9 === "tentative" || data9 === "cancelled"))
                                return validate140.errors = [{ instancePath: instancePath + "/eventStatus", schemaPath: "#/properties/eventStatus/enum", keyword: "enum", params: { allowedValues: schema253.properties.eventStatus.enum }, message: "must be equal to one of the allowed values" }], !1;
                              var valid0 = _errs26 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.participation !== void 0) {
                                let data10 = data.participation, _errs27 = errors;
                                if (!(data10 === "needs_action" || data10 === "accepted" || data10 === "declined" || data10 === "tentative"))
                                  return validate140.errors = [{ instancePath: instancePath + "/participation", schemaPath: "#/$defs/Participation/enum", keyword: "enum", params: { allowedValues: schema28.enum }, message: "must be equal to one of the allowed values" }], !1;
                                var valid0 = _errs27 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.inviteId !== void 0) {
                                  let data11 = data.inviteId, _errs29 = errors;
                                  if (errors === errors)
                                    if (typeof data11 == "string") {
                                      if (!pattern0.test(data11))
                                        return validate140.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/pattern", keyword: "pattern", params: { pattern: "^inv_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^inv_[A-Za-z0-9_-]{1,64}$"' }], !1;
                                    } else
                                      return validate140.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid0 = _errs29 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.participantCount !== void 0) {
                                    let data12 = data.participantCount, _errs32 = errors;
                                    if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12)))
                                      return validate140.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                    if (errors === _errs32 && typeof data12 == "number" && isFinite(data12)) {
                                      if (data12 > 500 || isNaN(data12))
                                        return validate140.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, message: "must be <= 500" }], !1;
                                      if (data12 < 0 || isNaN(data12))
                                        return validate140.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                    }
                                    var valid0 = _errs32 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.recurring !== void 0) {
                                      let _errs34 = errors;
                                      if (typeof data.recurring != "boolean")
                                        return validate140.errors = [{ instancePath: instancePath + "/recurring", schemaPath: "#/properties/recurring/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                      var valid0 = _errs34 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.occurrenceStartAt !== void 0) {
                                        let data14 = data.occurrenceStartAt, _errs36 = errors;
                                        if (errors === errors)
                                          if (typeof data14 == "string") {
                                            if (data14.length > 35 && func2(data14) > 35)
                                              return validate140.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                                            if (!pattern5.test(data14))
                                              return validate140.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                                          } else
                                            return validate140.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                        var valid0 = _errs36 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.version !== void 0) {
                                          let data15 = data.version, _errs39 = errors, _errs40 = errors;
                                          if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15)))
                                            return validate140.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                          if (errors === _errs40 && typeof data15 == "number" && isFinite(data15)) {
                                            if (data15 > 2147483647 || isNaN(data15))
                                              return validate140.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                                            if (data15 < 1 || isNaN(data15))
                                              return validate140.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                          }
                                          var valid0 = _errs39 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.tainted !== void 0) {
                                            let _errs42 = errors;
                                            if (typeof data.tainted != "boolean")
                                              return validate140.errors = [{ instancePath: instancePath + "/tainted", schemaPath: "#/properties/tainted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                            var valid0 = _errs42 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.notes !== void 0) {
                                              let data17 = data.notes, _errs44 = errors;
                                              if (errors === _errs44)
                                                if (typeof data17 == "string") {
                                                  if (data17.length > 4e3 && func2(data17) > 4e3)
                                                    return validate140.errors = [{ instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" }], !1;
                                                } else
                                                  return validate140.errors = [{ instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                              var valid0 = _errs44 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.meetingUrl !== void 0) {
                                                let data18 = data.meetingUrl, _errs46 = errors;
                                                if (errors === errors)
                                                  if (typeof data18 == "string") {
                                                    if (data18.length > 500 && func2(data18) > 500)
                                                      return validate140.errors = [{ instancePath: instancePath + "/meetingUrl", schemaPath: "#/$defs/HttpsUrl/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }], !1;
                                                    if (!pattern23.test(data18))
                                                      return validate140.errors = [{ instancePath: instancePath + "/meetingUrl", schemaPath: "#/$defs/HttpsUrl/pattern", keyword: "pattern", params: { pattern: '^https://[^\\s<>"]+$' }, message: 'must match pattern "^https://[^\\s<>"]+$"' }], !1;
                                                  } else
                                                    return validate140.errors = [{ instancePath: instancePath + "/meetingUrl", schemaPath: "#/$defs/HttpsUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                var valid0 = _errs46 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.reminders !== void 0) {
                                                  let data19 = data.reminders, _errs49 = errors;
                                                  if (errors === errors)
                                                    if (Array.isArray(data19)) {
                                                      if (data19.length > 5)
                                                        return validate140.errors = [{ instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" }], !1;
                                                      if (data19.length < 0)
                                                        return validate140.errors = [{ instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                                      {
                                                        var valid13 = !0;
                                                        let len0 = data19.length;
                                                        for (let i0 = 0; i0 < len0; i0++) {
                                                          let data20 = data19[i0], _errs52 = errors;
                                                          if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20)))
                                                            return validate140.errors = [{ instancePath: instancePath + "/reminders/" + i0, schemaPath: "#/$defs/Reminders/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                                          if (errors === _errs52 && typeof data20 == "number" && isFinite(data20)) {
                                                            if (data20 > 40320 || isNaN(data20))
                                                              return validate140.errors = [{ instancePath: instancePath + "/reminders/" + i0, schemaPath: "#/$defs/Reminders/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 40320 }, message: "must be <= 40320" }], !1;
                                                            if (data20 < 0 || isNaN(data20))
                                                              return validate140.errors = [{ instancePath: instancePath + "/reminders/" + i0, schemaPath: "#/$defs/Reminders/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                                          }
                                                          var valid13 = _errs52 === errors;
                                                          if (!valid13)
                                                            break;
                                                        }
                                                        if (valid13) {
                                                          let i1 = data19.length, j0;
                                                          if (i1 > 1) {
                                                            let indices0 = {};
                                                            for (; i1--; ) {
                                                              let item0 = data19[i1];
                                                              if (typeof item0 == "number" && !(item0 % 1) && !isNaN(item0) && isFinite(item0)) {
                                                                if (typeof indices0[item0] == "number") {
                                                                  return j0 = indices0[item0], validate140.errors = [{ instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                                                                  break;
                                                                }
                                                                indices0[item0] = i1;
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    } else
                                                      return validate140.errors = [{ instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                  var valid0 = _errs49 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.showAs !== void 0) {
                                                    let data21 = data.showAs, _errs54 = errors;
                                                    if (!(data21 === "busy" || data21 === "free"))
                                                      return validate140.errors = [{ instancePath: instancePath + "/showAs", schemaPath: "#/properties/showAs/enum", keyword: "enum", params: { allowedValues: schema253.properties.showAs.enum }, message: "must be equal to one of the allowed values" }], !1;
                                                    var valid0 = _errs54 === errors;
                                                  } else
                                                    var valid0 = !0;
                                                  if (valid0) {
                                                    if (data.recurrence !== void 0) {
                                                      let _errs55 = errors;
                                                      validate28(data.recurrence, instancePath + "/recurrence") || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length);
                                                      var valid0 = _errs55 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                    if (valid0) {
                                                      if (data.organizer !== void 0) {
                                                        let _errs56 = errors;
                                                        validate43(data.organizer, instancePath + "/organizer") || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length);
                                                        var valid0 = _errs56 === errors;
                                                      } else
                                                        var valid0 = !0;
                                                      if (valid0) {
                                                        if (data.participants !== void 0) {
                                                          let data24 = data.participants, _errs57 = errors;
                                                          if (errors === _errs57)
                                                            if (Array.isArray(data24)) {
                                                              if (data24.length > 200)
                                                                return validate140.errors = [{ instancePath: instancePath + "/participants", schemaPath: "#/properties/participants/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" }], !1;
                                                              if (data24.length < 0)
                                                                return validate140.errors = [{ instancePath: instancePath + "/participants", schemaPath: "#/properties/participants/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                                              {
                                                                var valid15 = !0;
                                                                let len1 = data24.length;
                                                                for (let i2 = 0; i2 < len1; i2++) {
                                                                  let _errs59 = errors;
                                                                  validate43(data24[i2], instancePath + "/participants/" + i2) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length);
                                                                  var valid15 = _errs59 === errors;
                                                                  if (!valid15)
                                                                    break;
                                                                }
                                                              }
                                                            } else
                                                              return validate140.errors = [{ instancePath: instancePath + "/participants", schemaPath: "#/properties/participants/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                          var valid0 = _errs57 === errors;
                                                        } else
                                                          var valid0 = !0;
                                                        if (valid0) {
                                                          if (data.createdAt !== void 0) {
                                                            let data26 = data.createdAt, _errs60 = errors;
                                                            if (errors === errors)
                                                              if (typeof data26 == "string") {
                                                                if (data26.length > 35 && func2(data26) > 35)
                                                                  return validate140.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                                                                if (!pattern5.test(data26))
                                                                  return validate140.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                                                              } else
                                                                return validate140.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                            var valid0 = _errs60 === errors;
                                                          } else
                                                            var valid0 = !0;
                                                          if (valid0) {
                                                            if (data.updatedAt !== void 0) {
                                                              let data27 = data.updatedAt, _errs63 = errors;
                                                              if (errors === errors)
                                                                if (typeof data27 == "string") {
                                                                  if (data27.length > 35 && func2(data27) > 35)
                                                                    return validate140.errors = [{ instancePath: instancePath + "/updatedAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                                                                  if (!pattern5.test(data27))
                                                                    return validate140.errors = [{ instancePath: instancePath + "/updatedAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                                                                } else
                                                                  return validate140.errors = [{ instancePath: instancePath + "/updatedAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                              var valid0 = _errs63 === errors;
                                                            } else
                                                              var valid0 = !0;
                                                            if (valid0) {
                                                              if (data.outcome !== void 0) {
                                                                let data28 = data.outcome, _errs66 = errors;
                                                                if (!(data28 === "updated" || data28 === "unchanged"))
                                                                  return validate140.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema253.properties.outcome.enum }, message: "must be equal to one of the allowed values" }], !1;
                                                                var valid0 = _errs66 === errors;
                                                              } else
                                                                var valid0 = !0;
                                                              if (valid0) {
                                                                if (data.changes !== void 0) {
                                                                  let _errs67 = errors;
                                                                  validate144(data.changes, instancePath + "/changes") || (vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors), errors = vErrors.length);
                                                                  var valid0 = _errs67 === errors;
                                                                } else
                                                                  var valid0 = !0;
                                                                if (valid0)
                                                                  if (data.conflicts !== void 0) {
                                                                    let _errs68 = errors;
                                                                    validate20(data.conflicts, instancePath + "/conflicts") || (vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors), errors = vErrors.length);
                                                                    var valid0 = _errs68 === errors;
                                                                  } else
                                                                    var valid0 = !0;
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate140.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate140.errors = vErrors, errors === 0;
}
var schema271 = { type: "object", properties: { id: { $ref: "#/$defs/CalendarEventId" }, title: { type: "string", maxLength: 200 }, startAt: { $ref: "#/$defs/DateTimeOffset" }, endAt: { $ref: "#/$defs/DateTimeOffset" }, allDay: { type: "boolean" }, startDate: { $ref: "#/$defs/LocalDate" }, endDate: { $ref: "#/$defs/LocalDate" }, eventTimezone: { $ref: "#/$defs/IanaTimezone" }, location: { type: "string", maxLength: 200 }, eventStatus: { enum: ["confirmed", "tentative", "cancelled"] }, participation: { $ref: "#/$defs/Participation" }, inviteId: { $ref: "#/$defs/InviteId" }, participantCount: { type: "integer", minimum: 0, maximum: 500 }, recurring: { type: "boolean" }, occurrenceStartAt: { $ref: "#/$defs/DateTimeOffset" }, version: { $ref: "#/$defs/Version" }, tainted: { type: "boolean" }, index: { type: "integer", minimum: 0, maximum: 19 }, error: { $ref: "#/$defs/ToolError" }, outcome: { enum: ["updated", "unchanged", "failed"] }, changes: { $ref: "#/$defs/EventChanges" } }, required: ["index", "outcome"], additionalProperties: !1 };
function validate149(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.index === void 0 && (missing0 = "index") || data.outcome === void 0 && (missing0 = "outcome"))
        return validate149.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func6.call(schema271.properties, key0)) {
            return validate149.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern2.test(data0))
                  return validate149.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate149.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let data1 = data.title, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data1 == "string") {
                  if (data1.length > 200 && func2(data1) > 200)
                    return validate149.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                } else
                  return validate149.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.startAt !== void 0) {
                let data2 = data.startAt, _errs7 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 35 && func2(data2) > 35)
                      return validate149.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                    if (!pattern5.test(data2))
                      return validate149.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                  } else
                    return validate149.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.endAt !== void 0) {
                  let data3 = data.endAt, _errs10 = errors;
                  if (errors === errors)
                    if (typeof data3 == "string") {
                      if (data3.length > 35 && func2(data3) > 35)
                        return validate149.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                      if (!pattern5.test(data3))
                        return validate149.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                    } else
                      return validate149.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.allDay !== void 0) {
                    let _errs13 = errors;
                    if (typeof data.allDay != "boolean")
                      return validate149.errors = [{ instancePath: instancePath + "/allDay", schemaPath: "#/properties/allDay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.startDate !== void 0) {
                      let data5 = data.startDate, _errs15 = errors;
                      if (errors === errors)
                        if (typeof data5 == "string") {
                          if (!pattern7.test(data5))
                            return validate149.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                        } else
                          return validate149.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.endDate !== void 0) {
                        let data6 = data.endDate, _errs18 = errors;
                        if (errors === errors)
                          if (typeof data6 == "string") {
                            if (!pattern7.test(data6))
                              return validate149.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                          } else
                            return validate149.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs18 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.eventTimezone !== void 0) {
                          let data7 = data.eventTimezone, _errs21 = errors;
                          if (errors === errors)
                            if (typeof data7 == "string") {
                              if (data7.length > 64 && func2(data7) > 64)
                                return validate149.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                              if (!pattern1.test(data7))
                                return validate149.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$" }, message: 'must match pattern "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$"' }], !1;
                            } else
                              return validate149.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs21 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.location !== void 0) {
                            let data8 = data.location, _errs24 = errors;
                            if (errors === _errs24)
                              if (typeof data8 == "string") {
                                if (data8.length > 200 && func2(data8) > 200)
                                  return validate149.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                              } else
                                return validate149.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs24 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.eventStatus !== void 0) {
                              let data9 = data.eventStatus, _errs26 = errors;
                              if (!(data9 === "confirmed" || data9 === "tentative" || data9 === "cancelled"))
                                return validate149.errors = [{ instancePath: instancePath + "/eventStatus", schemaPath: "#/properties/eventStatus/enum", keyword: "enum", params: { allowedValues: schema271.properties.eventStatus.enum }, message: "must be equal to one of the allowed values" }], !1;
                              var valid0 = _errs26 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.participation !== void 0) {
                                let data10 = data.participation, _errs27 = errors;
                                if (!(data10 === "needs_action" || data10 === "accepted" || data10 === "declined" || data10 === "tentative"))
                                  return validate149.errors = [{ instancePath: instancePath + "/participation", schemaPath: "#/$defs/Participation/enum", keyword: "enum", params: { allowedValues: schema28.enum }, message: "must be equal to one of the allowed values" }], !1;
                                var valid0 = _errs27 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.inviteId !== void 0) {
                                  let data11 = data.inviteId, _errs29 = errors;
                                  if (errors === errors)
                                    if (typeof data11 == "string") {
                                      if (!pattern0.test(data11))
                                        return validate149.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/pattern", keyword: "pattern", params: { pattern: "^inv_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^inv_[A-Za-z0-9_-]{1,64}$"' }], !1;
                                    } else
                                      return validate149.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid0 = _errs29 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.participantCount !== void 0) {
                                    let data12 = data.participantCount, _errs32 = errors;
                                    if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12)))
                                      return validate149.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                    if (errors === _errs32 && typeof data12 == "number" && isFinite(data12)) {
                                      if (data12 > 500 || isNaN(data12))
                                        return validate149.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, message: "must be <= 500" }], !1;
                                      if (data12 < 0 || isNaN(data12))
                                        return validate149.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                    }
                                    var valid0 = _errs32 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.recurring !== void 0) {
                                      let _errs34 = errors;
                                      if (typeof data.recurring != "boolean")
                                        return validate149.errors = [{ instancePath: instancePath + "/recurring", schemaPath: "#/properties/recurring/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                      var valid0 = _errs34 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.occurrenceStartAt !== void 0) {
                                        let data14 = data.occurrenceStartAt, _errs36 = errors;
                                        if (errors === errors)
                                          if (typeof data14 == "string") {
                                            if (data14.length > 35 && func2(data14) > 35)
                                              return validate149.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                                            if (!pattern5.test(data14))
                                              return validate149.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                                          } else
                                            return validate149.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                        var valid0 = _errs36 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.version !== void 0) {
                                          let data15 = data.version, _errs39 = errors, _errs40 = errors;
                                          if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15)))
                                            return validate149.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                          if (errors === _errs40 && typeof data15 == "number" && isFinite(data15)) {
                                            if (data15 > 2147483647 || isNaN(data15))
                                              return validate149.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                                            if (data15 < 1 || isNaN(data15))
                                              return validate149.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                          }
                                          var valid0 = _errs39 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.tainted !== void 0) {
                                            let _errs42 = errors;
                                            if (typeof data.tainted != "boolean")
                                              return validate149.errors = [{ instancePath: instancePath + "/tainted", schemaPath: "#/properties/tainted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                            var valid0 = _errs42 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.index !== void 0) {
                                              let data17 = data.index, _errs44 = errors;
                                              if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17)))
                                                return validate149.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                              if (errors === _errs44 && typeof data17 == "number" && isFinite(data17)) {
                                                if (data17 > 19 || isNaN(data17))
                                                  return validate149.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/maximum", keyword: "maximum", params: { comparison: "<=", limit: 19 }, message: "must be <= 19" }], !1;
                                                if (data17 < 0 || isNaN(data17))
                                                  return validate149.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                              }
                                              var valid0 = _errs44 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.error !== void 0) {
                                                let data18 = data.error, _errs46 = errors;
                                                if (errors === errors)
                                                  if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                                                    let missing1;
                                                    if (data18.code === void 0 && (missing1 = "code") || data18.message === void 0 && (missing1 = "message"))
                                                      return validate149.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/$defs/ToolError/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                                                    {
                                                      let _errs49 = errors;
                                                      for (let key1 in data18)
                                                        if (!func6.call(schema94.properties, key1)) {
                                                          return validate149.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/$defs/ToolError/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                                                          break;
                                                        }
                                                      if (_errs49 === errors) {
                                                        if (data18.code !== void 0) {
                                                          let data19 = data18.code, _errs50 = errors;
                                                          if (errors === _errs50)
                                                            if (typeof data19 == "string") {
                                                              if (!pattern49.test(data19))
                                                                return validate149.errors = [{ instancePath: instancePath + "/error/code", schemaPath: "#/$defs/ToolError/properties/code/pattern", keyword: "pattern", params: { pattern: "^[A-Z][A-Z0-9_]{2,48}$" }, message: 'must match pattern "^[A-Z][A-Z0-9_]{2,48}$"' }], !1;
                                                            } else
                                                              return validate149.errors = [{ instancePath: instancePath + "/error/code", schemaPath: "#/$defs/ToolError/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                          var valid12 = _errs50 === errors;
                                                        } else
                                                          var valid12 = !0;
                                                        if (valid12) {
                                                          if (data18.message !== void 0) {
                                                            let data20 = data18.message, _errs52 = errors;
                                                            if (errors === _errs52)
                                                              if (typeof data20 == "string") {
                                                                if (data20.length > 300 && func2(data20) > 300)
                                                                  return validate149.errors = [{ instancePath: instancePath + "/error/message", schemaPath: "#/$defs/ToolError/properties/message/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }], !1;
                                                              } else
                                                                return validate149.errors = [{ instancePath: instancePath + "/error/message", schemaPath: "#/$defs/ToolError/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                            var valid12 = _errs52 === errors;
                                                          } else
                                                            var valid12 = !0;
                                                          if (valid12) {
                                                            if (data18.module !== void 0) {
                                                              let data21 = data18.module, _errs54 = errors;
                                                              if (errors === _errs54)
                                                                if (typeof data21 == "string") {
                                                                  if (data21.length > 32 && func2(data21) > 32)
                                                                    return validate149.errors = [{ instancePath: instancePath + "/error/module", schemaPath: "#/$defs/ToolError/properties/module/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                                                                } else
                                                                  return validate149.errors = [{ instancePath: instancePath + "/error/module", schemaPath: "#/$defs/ToolError/properties/module/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                              var valid12 = _errs54 === errors;
                                                            } else
                                                              var valid12 = !0;
                                                            if (valid12) {
                                                              if (data18.method !== void 0) {
                                                                let data22 = data18.method, _errs56 = errors;
                                                                if (errors === _errs56)
                                                                  if (typeof data22 == "string") {
                                                                    if (data22.length > 48 && func2(data22) > 48)
                                                                      return validate149.errors = [{ instancePath: instancePath + "/error/method", schemaPath: "#/$defs/ToolError/properties/method/maxLength", keyword: "maxLength", params: { limit: 48 }, message: "must NOT have more than 48 characters" }], !1;
                                                                  } else
                                                                    return validate149.errors = [{ instancePath: instancePath + "/error/method", schemaPath: "#/$defs/ToolError/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                var valid12 = _errs56 === errors;
                                                              } else
                                                                var valid12 = !0;
                                                              if (valid12) {
                                                                if (data18.input_schema !== void 0) {
                                                                  let data23 = data18.input_schema, _errs58 = errors;
                                                                  if (errors === _errs58)
                                                                    if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                                                                      if (Object.keys(data23).length > 25)
                                                                        return validate149.errors = [{ instancePath: instancePath + "/error/input_schema", schemaPath: "#/$defs/ToolError/properties/input_schema/maxProperties", keyword: "maxProperties", params: { limit: 25 }, message: "must NOT have more than 25 properties" }], !1;
                                                                      for (let key2 in data23) {
                                                                        let data24 = data23[key2], _errs61 = errors;
                                                                        if (errors === _errs61)
                                                                          if (typeof data24 == "string") {
                                                                            if (data24.length > 500 && func2(data24) > 500)
                                                                              return validate149.errors = [{ instancePath: instancePath + "/error/input_schema/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/ToolError/properties/input_schema/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }], !1;
                                                                          } else
                                                                            return validate149.errors = [{ instancePath: instancePath + "/error/input_schema/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/ToolError/properties/input_schema/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                        var valid13 = _errs61 === errors;
                                                                        if (!valid13)
                                                                          break;
                                                                      }
                                                                    } else
                                                                      return validate149.errors = [{ instancePath: instancePath + "/error/input_schema", schemaPath: "#/$defs/ToolError/properties/input_schema/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                                  var valid12 = _errs58 === errors;
                                                                } else
                                                                  var valid12 = !0;
                                                                if (valid12) {
                                                                  if (data18.detail !== void 0) {
                                                                    let data25 = data18.detail, _errs63 = errors;
                                                                    if (errors === _errs63)
                                                                      if (typeof data25 == "string") {
                                                                        if (data25.length > 1e3 && func2(data25) > 1e3)
                                                                          return validate149.errors = [{ instancePath: instancePath + "/error/detail", schemaPath: "#/$defs/ToolError/properties/detail/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                                                                      } else
                                                                        return validate149.errors = [{ instancePath: instancePath + "/error/detail", schemaPath: "#/$defs/ToolError/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                    var valid12 = _errs63 === errors;
                                                                  } else
                                                                    var valid12 = !0;
                                                                  if (valid12) {
                                                                    if (data18.recovery_suggestion !== void 0) {
                                                                      let data26 = data18.recovery_suggestion, _errs65 = errors;
                                                                      if (errors === _errs65)
                                                                        if (typeof data26 == "string") {
                                                                          if (data26.length > 200 && func2(data26) > 200)
                                                                            return validate149.errors = [{ instancePath: instancePath + "/error/recovery_suggestion", schemaPath: "#/$defs/ToolError/properties/recovery_suggestion/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                                                                        } else
                                                                          return validate149.errors = [{ instancePath: instancePath + "/error/recovery_suggestion", schemaPath: "#/$defs/ToolError/properties/recovery_suggestion/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                      var valid12 = _errs65 === errors;
                                                                    } else
                                                                      var valid12 = !0;
                                                                    if (valid12) {
                                                                      if (data18.next_steps !== void 0) {
                                                                        let data27 = data18.next_steps, _errs67 = errors;
                                                                        if (errors === _errs67)
                                                                          if (Array.isArray(data27)) {
                                                                            if (data27.length > 3)
                                                                              return validate149.errors = [{ instancePath: instancePath + "/error/next_steps", schemaPath: "#/$defs/ToolError/properties/next_steps/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }], !1;
                                                                            if (data27.length < 0)
                                                                              return validate149.errors = [{ instancePath: instancePath + "/error/next_steps", schemaPath: "#/$defs/ToolError/properties/next_steps/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                                                            {
                                                                              var valid14 = !0;
                                                                              let len0 = data27.length;
                                                                              for (let i0 = 0; i0 < len0; i0++) {
                                                                                let data28 = data27[i0], _errs69 = errors;
                                                                                if (errors === _errs69)
                                                                                  if (typeof data28 == "string") {
                                                                                    if (data28.length > 64 && func2(data28) > 64)
                                                                                      return validate149.errors = [{ instancePath: instancePath + "/error/next_steps/" + i0, schemaPath: "#/$defs/ToolError/properties/next_steps/items/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                                                                                  } else
                                                                                    return validate149.errors = [{ instancePath: instancePath + "/error/next_steps/" + i0, schemaPath: "#/$defs/ToolError/properties/next_steps/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                var valid14 = _errs69 === errors;
                                                                                if (!valid14)
                                                                                  break;
                                                                              }
                                                                            }
                                                                          } else
                                                                            return validate149.errors = [{ instancePath: instancePath + "/error/next_steps", schemaPath: "#/$defs/ToolError/properties/next_steps/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                        var valid12 = _errs67 === errors;
                                                                      } else
                                                                        var valid12 = !0;
                                                                      if (valid12) {
                                                                        if (data18.can_retry !== void 0) {
                                                                          let _errs71 = errors;
                                                                          if (typeof data18.can_retry != "boolean")
                                                                            return validate149.errors = [{ instancePath: instancePath + "/error/can_retry", schemaPath: "#/$defs/ToolError/properties/can_retry/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                                          var valid12 = _errs71 === errors;
                                                                        } else
                                                                          var valid12 = !0;
                                                                        if (valid12)
                                                                          if (data18.retry_after_seconds !== void 0) {
                                                                            let data30 = data18.retry_after_seconds, _errs73 = errors;
                                                                            if (!(typeof data30 == "number" && !(data30 % 1) && !isNaN(data30) && isFinite(data30)))
                                                                              return validate149.errors = [{ instancePath: instancePath + "/error/retry_after_seconds", schemaPath: "#/$defs/ToolError/properties/retry_after_seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                                                            if (errors === _errs73 && typeof data30 == "number" && isFinite(data30)) {
                                                                              if (data30 > 3600 || isNaN(data30))
                                                                                return validate149.errors = [{ instancePath: instancePath + "/error/retry_after_seconds", schemaPath: "#/$defs/ToolError/properties/retry_after_seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3600 }, message: "must be <= 3600" }], !1;
                                                                              if (data30 < 0 || isNaN(data30))
                                                                                return validate149.errors = [{ instancePath: instancePath + "/error/retry_after_seconds", schemaPath: "#/$defs/ToolError/properties/retry_after_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                                                            }
                                                                            var valid12 = _errs73 === errors;
                                                                          } else
                                                                            var valid12 = !0;
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  } else
                                                    return validate149.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/$defs/ToolError/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                var valid0 = _errs46 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.outcome !== void 0) {
                                                  let data31 = data.outcome, _errs75 = errors;
                                                  if (!(data31 === "updated" || data31 === "unchanged" || data31 === "failed"))
                                                    return validate149.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema271.properties.outcome.enum }, message: "must be equal to one of the allowed values" }], !1;
                                                  var valid0 = _errs75 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0)
                                                  if (data.changes !== void 0) {
                                                    let _errs76 = errors;
                                                    validate144(data.changes, instancePath + "/changes") || (vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors), errors = vErrors.length);
                                                    var valid0 = _errs76 === errors;
                                                  } else
                                                    var valid0 = !0;
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate149.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate149.errors = vErrors, errors === 0;
}
function validate148(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.items === void 0 && (missing0 = "items") || data.count === void 0 && (missing0 = "count") || data.succeeded === void 0 && (missing0 = "succeeded") || data.failed === void 0 && (missing0 = "failed"))
        return validate148.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "count" || key0 === "succeeded" || key0 === "failed" || key0 === "items")) {
            return validate148.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.count !== void 0) {
            let data0 = data.count, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate148.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 20 || isNaN(data0))
                return validate148.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" }], !1;
              if (data0 < 1 || isNaN(data0))
                return validate148.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.succeeded !== void 0) {
              let data1 = data.succeeded, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate148.errors = [{ instancePath: instancePath + "/succeeded", schemaPath: "#/properties/succeeded/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 20 || isNaN(data1))
                  return validate148.errors = [{ instancePath: instancePath + "/succeeded", schemaPath: "#/properties/succeeded/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" }], !1;
                if (data1 < 0 || isNaN(data1))
                  return validate148.errors = [{ instancePath: instancePath + "/succeeded", schemaPath: "#/properties/succeeded/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.failed !== void 0) {
                let data2 = data.failed, _errs6 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate148.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 20 || isNaN(data2))
                    return validate148.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" }], !1;
                  if (data2 < 0 || isNaN(data2))
                    return validate148.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.items !== void 0) {
                  let data3 = data.items, _errs8 = errors;
                  if (errors === _errs8)
                    if (Array.isArray(data3)) {
                      if (data3.length > 20)
                        return validate148.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
                      if (data3.length < 1)
                        return validate148.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                      {
                        var valid1 = !0;
                        let len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let _errs10 = errors;
                          validate149(data3[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors), errors = vErrors.length);
                          var valid1 = _errs10 === errors;
                          if (!valid1)
                            break;
                        }
                      }
                    } else
                      return validate148.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate148.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate148.errors = vErrors, errors === 0;
}
function validate139(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate140(data, instancePath) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate148(data, instancePath) || (vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++, validate139.errors = vErrors, !1;
  }
  return validate139.errors = vErrors, errors === 0;
}
function validate138(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate139(data, instancePath) || (vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors), errors = vErrors.length), validate138.errors = vErrors, errors === 0;
}
var ContactsCreateInput = validate154;
function validate154(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === errors)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name"))
        return validate154.errors = [{ instancePath, schemaPath: "urn:accord:specs#/$defs/ContactsCreateInput/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs2 = errors;
        for (let key0 in data)
          if (!(key0 === "name" || key0 === "email" || key0 === "phone" || key0 === "company" || key0 === "job_title" || key0 === "note")) {
            return validate154.errors = [{ instancePath, schemaPath: "urn:accord:specs#/$defs/ContactsCreateInput/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs2 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name, _errs3 = errors;
            if (errors === _errs3)
              if (typeof data0 == "string") {
                if (data0.length > 60 && func2(data0) > 60)
                  return validate154.errors = [{ instancePath: instancePath + "/name", schemaPath: "urn:accord:specs#/$defs/ContactsCreateInput/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
                if (data0.length < 2 && func2(data0) < 1)
                  return validate154.errors = [{ instancePath: instancePath + "/name", schemaPath: "urn:accord:specs#/$defs/ContactsCreateInput/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              } else
                return validate154.errors = [{ instancePath: instancePath + "/name", schemaPath: "urn:accord:specs#/$defs/ContactsCreateInput/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid1 = _errs3 === errors;
          } else
            var valid1 = !0;
          if (valid1) {
            if (data.email !== void 0) {
              let data1 = data.email, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data1 == "string") {
                  if (data1.length > 254 && func2(data1) > 254)
                    return validate154.errors = [{ instancePath: instancePath + "/email", schemaPath: "urn:accord:specs#/$defs/ContactsCreateInput/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }], !1;
                  if (data1.length < 6 && func2(data1) < 3)
                    return validate154.errors = [{ instancePath: instancePath + "/email", schemaPath: "urn:accord:specs#/$defs/ContactsCreateInput/properties/email/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters" }], !1;
                  if (!pattern121.test(data1))
                    return validate154.errors = [{ instancePath: instancePath + "/email", schemaPath: "urn:accord:specs#/$defs/ContactsCreateInput/properties/email/pattern", keyword: "pattern", params: { pattern: "^[^@\\s]+@[^@\\s]+$" }, message: 'must match pattern "^[^@\\s]+@[^@\\s]+$"' }], !1;
                } else
                  return validate154.errors = [{ instancePath: instancePath + "/email", schemaPath: "urn:accord:specs#/$defs/ContactsCreateInput/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.phone !== void 0) {
                let data2 = data.phone, _errs7 = errors;
                if (errors === _errs7)
                  if (typeof data2 == "string") {
                    if (data2.length > 20 && func2(data2) > 20)
                      return validate154.errors = [{ instancePath: instancePath + "/phone", schemaPath: "urn:accord:specs#/$defs/ContactsCreateInput/properties/phone/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" }], !1;
                    if (data2.length < 10 && func2(data2) < 5)
                      return validate154.errors = [{ instancePath: instancePath + "/phone", schemaPath: "urn:accord:specs#/$defs/ContactsCreateInput/properties/phone/minLength", keyword: "minLength", params: { limit: 5 }, message: "must NOT have fewer than 5 characters" }], !1;
                    if (!pattern122.test(data2))
                      return validate154.errors = [{ instancePath: instancePath + "/phone", schemaPath: "urn:accord:specs#/$defs/ContactsCreateInput/properties/phone/pattern", keyword: "pattern", params: { pattern: "^\\+?[0-9][0-9 -]{4,18}$" }, message: 'must match pattern "^\\+?[0-9][0-9 -]{4,18}$"' }], !1;
                  } else
                    return validate154.errors = [{ instancePath: instancePath + "/phone", schemaPath: "urn:accord:specs#/$defs/ContactsCreateInput/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid1 = _errs7 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.company !== void 0) {
                  let data3 = data.company, _errs9 = errors;
                  if (errors === _errs9)
                    if (typeof data3 == "string") {
                      if (data3.length > 100 && func2(data3) > 100)
                        return validate154.errors = [{ instancePath: instancePath + "/company", schemaPath: "urn:accord:specs#/$defs/ContactsCreateInput/properties/company/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                    } else
                      return validate154.errors = [{ instancePath: instancePath + "/company", schemaPath: "urn:accord:specs#/$defs/ContactsCreateInput/properties/company/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid1 = _errs9 === errors;
                } else
                  var valid1 = !0;
                if (valid1) {
                  if (data.job_title !== void 0) {
                    let data4 = data.job_title, _errs11 = errors;
                    if (errors === _errs11)
                      if (typeof data4 == "string") {
                        if (data4.length > 100 && func2(data4) > 100)
                          return validate154.errors = [{ instancePath: instancePath + "/job_title", schemaPath: "urn:accord:specs#/$defs/ContactsCreateInput/properties/job_title/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                      } else
                        return validate154.errors = [{ instancePath: instancePath + "/job_title", schemaPath: "urn:accord:specs#/$defs/ContactsCreateInput/properties/job_title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid1 = _errs11 === errors;
                  } else
                    var valid1 = !0;
                  if (valid1)
                    if (data.note !== void 0) {
                      let data5 = data.note, _errs13 = errors;
                      if (errors === _errs13)
                        if (typeof data5 == "string") {
                          if (data5.length > 300 && func2(data5) > 300)
                            return validate154.errors = [{ instancePath: instancePath + "/note", schemaPath: "urn:accord:specs#/$defs/ContactsCreateInput/properties/note/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }], !1;
                        } else
                          return validate154.errors = [{ instancePath: instancePath + "/note", schemaPath: "urn:accord:specs#/$defs/ContactsCreateInput/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid1 = _errs13 === errors;
                    } else
                      var valid1 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate154.errors = [{ instancePath, schemaPath: "urn:accord:specs#/$defs/ContactsCreateInput/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate154.errors = vErrors, errors === 0;
}
var ContactsCreateOutput = validate155;
var schema286 = { type: "object", properties: { id: { $ref: "#/$defs/ContactId" }, name: { type: "string", maxLength: 60 }, company: { type: "string", maxLength: 100 }, jobTitle: { type: "string", maxLength: 100 }, relation: { type: "string", maxLength: 40 }, emailMasked: { type: "string", maxLength: 120 }, phoneMasked: { type: "string", maxLength: 40 }, avatarUrl: { $ref: "#/$defs/HttpsUrl" }, isUser: { type: "boolean" }, note: { type: "string", maxLength: 300 }, tainted: { type: "boolean" }, outcome: { enum: ["created", "existing"] } }, required: ["id", "name", "outcome"], additionalProperties: !1 };
function validate156(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.outcome === void 0 && (missing0 = "outcome"))
        return validate156.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func6.call(schema286.properties, key0)) {
            return validate156.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern38.test(data0))
                  return validate156.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/ContactId/pattern", keyword: "pattern", params: { pattern: "^ctc_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^ctc_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate156.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/ContactId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let data1 = data.name, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data1 == "string") {
                  if (data1.length > 60 && func2(data1) > 60)
                    return validate156.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
                } else
                  return validate156.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.company !== void 0) {
                let data2 = data.company, _errs7 = errors;
                if (errors === _errs7)
                  if (typeof data2 == "string") {
                    if (data2.length > 100 && func2(data2) > 100)
                      return validate156.errors = [{ instancePath: instancePath + "/company", schemaPath: "#/properties/company/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                  } else
                    return validate156.errors = [{ instancePath: instancePath + "/company", schemaPath: "#/properties/company/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.jobTitle !== void 0) {
                  let data3 = data.jobTitle, _errs9 = errors;
                  if (errors === _errs9)
                    if (typeof data3 == "string") {
                      if (data3.length > 100 && func2(data3) > 100)
                        return validate156.errors = [{ instancePath: instancePath + "/jobTitle", schemaPath: "#/properties/jobTitle/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                    } else
                      return validate156.errors = [{ instancePath: instancePath + "/jobTitle", schemaPath: "#/properties/jobTitle/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.relation !== void 0) {
                    let data4 = data.relation, _errs11 = errors;
                    if (errors === _errs11)
                      if (typeof data4 == "string") {
                        if (data4.length > 40 && func2(data4) > 40)
                          return validate156.errors = [{ instancePath: instancePath + "/relation", schemaPath: "#/properties/relation/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" }], !1;
                      } else
                        return validate156.errors = [{ instancePath: instancePath + "/relation", schemaPath: "#/properties/relation/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs11 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.emailMasked !== void 0) {
                      let data5 = data.emailMasked, _errs13 = errors;
                      if (errors === _errs13)
                        if (typeof data5 == "string") {
                          if (data5.length > 120 && func2(data5) > 120)
                            return validate156.errors = [{ instancePath: instancePath + "/emailMasked", schemaPath: "#/properties/emailMasked/maxLength", keyword: "maxLength", params: { limit: 120 }, message: "must NOT have more than 120 characters" }], !1;
                        } else
                          return validate156.errors = [{ instancePath: instancePath + "/emailMasked", schemaPath: "#/properties/emailMasked/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs13 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.phoneMasked !== void 0) {
                        let data6 = data.phoneMasked, _errs15 = errors;
                        if (errors === _errs15)
                          if (typeof data6 == "string") {
                            if (data6.length > 40 && func2(data6) > 40)
                              return validate156.errors = [{ instancePath: instancePath + "/phoneMasked", schemaPath: "#/properties/phoneMasked/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" }], !1;
                          } else
                            return validate156.errors = [{ instancePath: instancePath + "/phoneMasked", schemaPath: "#/properties/phoneMasked/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs15 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.avatarUrl !== void 0) {
                          let data7 = data.avatarUrl, _errs17 = errors;
                          if (errors === errors)
                            if (typeof data7 == "string") {
                              if (data7.length > 500 && func2(data7) > 500)
                                return validate156.errors = [{ instancePath: instancePath + "/avatarUrl", schemaPath: "#/$defs/HttpsUrl/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }], !1;
                              if (!pattern23.test(data7))
                                return validate156.errors = [{ instancePath: instancePath + "/avatarUrl", schemaPath: "#/$defs/HttpsUrl/pattern", keyword: "pattern", params: { pattern: '^https://[^\\s<>"]+$' }, message: 'must match pattern "^https://[^\\s<>"]+$"' }], !1;
                            } else
                              return validate156.errors = [{ instancePath: instancePath + "/avatarUrl", schemaPath: "#/$defs/HttpsUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs17 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.isUser !== void 0) {
                            let _errs20 = errors;
                            if (typeof data.isUser != "boolean")
                              return validate156.errors = [{ instancePath: instancePath + "/isUser", schemaPath: "#/properties/isUser/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                            var valid0 = _errs20 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.note !== void 0) {
                              let data9 = data.note, _errs22 = errors;
                              if (errors === _errs22)
                                if (typeof data9 == "string") {
                                  if (data9.length > 300 && func2(data9) > 300)
                                    return validate156.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }], !1;
                                } else
                                  return validate156.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid0 = _errs22 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.tainted !== void 0) {
                                let _errs24 = errors;
                                if (typeof data.tainted != "boolean")
                                  return validate156.errors = [{ instancePath: instancePath + "/tainted", schemaPath: "#/properties/tainted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                var valid0 = _errs24 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0)
                                if (data.outcome !== void 0) {
                                  let data11 = data.outcome, _errs26 = errors;
                                  if (!(data11 === "created" || data11 === "existing"))
                                    return validate156.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema286.properties.outcome.enum }, message: "must be equal to one of the allowed values" }], !1;
                                  var valid0 = _errs26 === errors;
                                } else
                                  var valid0 = !0;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate156.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate156.errors = vErrors, errors === 0;
}
function validate155(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate156(data, instancePath) || (vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors), errors = vErrors.length), validate155.errors = vErrors, errors === 0;
}
var ContactsReadInput = validate158;
function validate160(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.mode === void 0 && (missing0 = "mode") || data.contact_id === void 0 && (missing0 = "contact_id"))
        return validate160.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "mode" || key0 === "contact_id")) {
            return validate160.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.mode !== void 0) {
            let _errs2 = errors;
            if (data.mode !== "contact")
              return validate160.errors = [{ instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/const", keyword: "const", params: { allowedValue: "contact" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.contact_id !== void 0) {
              let data1 = data.contact_id, _errs3 = errors;
              if (errors === errors)
                if (typeof data1 == "string") {
                  if (!pattern38.test(data1))
                    return validate160.errors = [{ instancePath: instancePath + "/contact_id", schemaPath: "#/$defs/ContactId/pattern", keyword: "pattern", params: { pattern: "^ctc_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^ctc_[A-Za-z0-9_-]{1,64}$"' }], !1;
                } else
                  return validate160.errors = [{ instancePath: instancePath + "/contact_id", schemaPath: "#/$defs/ContactId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate160.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate160.errors = vErrors, errors === 0;
}
function validate159(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let tag0 = data.mode;
      if (typeof tag0 == "string")
        if (tag0 === "list") {
          if (errors === errors)
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing0;
              if (data.mode === void 0 && (missing0 = "mode"))
                return validate159.errors = [{ instancePath, schemaPath: "#/$defs/ContactListQuery/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
              {
                let _errs5 = errors;
                for (let key0 in data)
                  if (!(key0 === "mode" || key0 === "limit" || key0 === "cursor")) {
                    return validate159.errors = [{ instancePath, schemaPath: "#/$defs/ContactListQuery/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
                    break;
                  }
                if (_errs5 === errors) {
                  if (data.mode !== void 0) {
                    let _errs6 = errors;
                    if (data.mode !== "list")
                      return validate159.errors = [{ instancePath: instancePath + "/mode", schemaPath: "#/$defs/ContactListQuery/properties/mode/const", keyword: "const", params: { allowedValue: "list" }, message: "must be equal to constant" }], !1;
                    var valid3 = _errs6 === errors;
                  } else
                    var valid3 = !0;
                  if (valid3) {
                    if (data.limit !== void 0) {
                      let data1 = data.limit, _errs7 = errors;
                      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                        return validate159.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/$defs/ContactListQuery/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs7 && typeof data1 == "number" && isFinite(data1)) {
                        if (data1 > 100 || isNaN(data1))
                          return validate159.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/$defs/ContactListQuery/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
                        if (data1 < 1 || isNaN(data1))
                          return validate159.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/$defs/ContactListQuery/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                      }
                      var valid3 = _errs7 === errors;
                    } else
                      var valid3 = !0;
                    if (valid3)
                      if (data.cursor !== void 0) {
                        let data2 = data.cursor, _errs9 = errors;
                        if (errors === _errs9)
                          if (typeof data2 == "string") {
                            if (data2.length > 200 && func2(data2) > 200)
                              return validate159.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "#/$defs/ContactListQuery/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                          } else
                            return validate159.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "#/$defs/ContactListQuery/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid3 = _errs9 === errors;
                      } else
                        var valid3 = !0;
                  }
                }
              }
            } else
              return validate159.errors = [{ instancePath, schemaPath: "#/$defs/ContactListQuery/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
        } else if (tag0 === "search") {
          if (errors === errors)
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing1;
              if (data.mode === void 0 && (missing1 = "mode") || data.query === void 0 && (missing1 = "query"))
                return validate159.errors = [{ instancePath, schemaPath: "#/$defs/ContactSearchQuery/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
              {
                let _errs14 = errors;
                for (let key1 in data)
                  if (!(key1 === "mode" || key1 === "query" || key1 === "limit")) {
                    return validate159.errors = [{ instancePath, schemaPath: "#/$defs/ContactSearchQuery/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                    break;
                  }
                if (_errs14 === errors) {
                  if (data.mode !== void 0) {
                    let _errs15 = errors;
                    if (data.mode !== "search")
                      return validate159.errors = [{ instancePath: instancePath + "/mode", schemaPath: "#/$defs/ContactSearchQuery/properties/mode/const", keyword: "const", params: { allowedValue: "search" }, message: "must be equal to constant" }], !1;
                    var valid6 = _errs15 === errors;
                  } else
                    var valid6 = !0;
                  if (valid6) {
                    if (data.query !== void 0) {
                      let data4 = data.query, _errs16 = errors;
                      if (errors === _errs16)
                        if (typeof data4 == "string") {
                          if (data4.length > 100 && func2(data4) > 100)
                            return validate159.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/$defs/ContactSearchQuery/properties/query/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                          if (data4.length < 2 && func2(data4) < 1)
                            return validate159.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/$defs/ContactSearchQuery/properties/query/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                        } else
                          return validate159.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/$defs/ContactSearchQuery/properties/query/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid6 = _errs16 === errors;
                    } else
                      var valid6 = !0;
                    if (valid6)
                      if (data.limit !== void 0) {
                        let data5 = data.limit, _errs18 = errors;
                        if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                          return validate159.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/$defs/ContactSearchQuery/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs18 && typeof data5 == "number" && isFinite(data5)) {
                          if (data5 > 50 || isNaN(data5))
                            return validate159.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/$defs/ContactSearchQuery/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 }, message: "must be <= 50" }], !1;
                          if (data5 < 1 || isNaN(data5))
                            return validate159.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/$defs/ContactSearchQuery/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                        }
                        var valid6 = _errs18 === errors;
                      } else
                        var valid6 = !0;
                  }
                }
              }
            } else
              return validate159.errors = [{ instancePath, schemaPath: "#/$defs/ContactSearchQuery/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
        } else if (tag0 === "contact")
          validate160(data, instancePath) || (vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors), errors = vErrors.length);
        else
          return validate159.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "mode", tagValue: tag0 }, message: 'value of tag "mode" must be in oneOf' }], !1;
      else
        return validate159.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "mode", tagValue: tag0 }, message: 'tag "mode" must be string' }], !1;
    } else
      return validate159.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate159.errors = vErrors, errors === 0;
}
function validate158(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate159(data, instancePath) || (vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors), errors = vErrors.length), validate158.errors = vErrors, errors === 0;
}
var ContactsReadOutput = validate163;
var schema298 = { type: "object", properties: { id: { $ref: "#/$defs/ContactId" }, name: { type: "string", maxLength: 60 }, company: { type: "string", maxLength: 100 }, jobTitle: { type: "string", maxLength: 100 }, relation: { type: "string", maxLength: 40 }, emailMasked: { type: "string", maxLength: 120 }, phoneMasked: { type: "string", maxLength: 40 }, avatarUrl: { $ref: "#/$defs/HttpsUrl" }, isUser: { type: "boolean" }, note: { type: "string", maxLength: 300 }, tainted: { type: "boolean" } }, required: ["id", "name"], additionalProperties: !1 };
function validate166(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name"))
        return validate166.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func6.call(schema298.properties, key0)) {
            return validate166.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern38.test(data0))
                  return validate166.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/ContactId/pattern", keyword: "pattern", params: { pattern: "^ctc_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^ctc_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate166.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/ContactId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let data1 = data.name, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data1 == "string") {
                  if (data1.length > 60 && func2(data1) > 60)
                    return validate166.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
                } else
                  return validate166.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.company !== void 0) {
                let data2 = data.company, _errs7 = errors;
                if (errors === _errs7)
                  if (typeof data2 == "string") {
                    if (data2.length > 100 && func2(data2) > 100)
                      return validate166.errors = [{ instancePath: instancePath + "/company", schemaPath: "#/properties/company/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                  } else
                    return validate166.errors = [{ instancePath: instancePath + "/company", schemaPath: "#/properties/company/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.jobTitle !== void 0) {
                  let data3 = data.jobTitle, _errs9 = errors;
                  if (errors === _errs9)
                    if (typeof data3 == "string") {
                      if (data3.length > 100 && func2(data3) > 100)
                        return validate166.errors = [{ instancePath: instancePath + "/jobTitle", schemaPath: "#/properties/jobTitle/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                    } else
                      return validate166.errors = [{ instancePath: instancePath + "/jobTitle", schemaPath: "#/properties/jobTitle/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.relation !== void 0) {
                    let data4 = data.relation, _errs11 = errors;
                    if (errors === _errs11)
                      if (typeof data4 == "string") {
                        if (data4.length > 40 && func2(data4) > 40)
                          return validate166.errors = [{ instancePath: instancePath + "/relation", schemaPath: "#/properties/relation/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" }], !1;
                      } else
                        return validate166.errors = [{ instancePath: instancePath + "/relation", schemaPath: "#/properties/relation/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs11 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.emailMasked !== void 0) {
                      let data5 = data.emailMasked, _errs13 = errors;
                      if (errors === _errs13)
                        if (typeof data5 == "string") {
                          if (data5.length > 120 && func2(data5) > 120)
                            return validate166.errors = [{ instancePath: instancePath + "/emailMasked", schemaPath: "#/properties/emailMasked/maxLength", keyword: "maxLength", params: { limit: 120 }, message: "must NOT have more than 120 characters" }], !1;
                        } else
                          return validate166.errors = [{ instancePath: instancePath + "/emailMasked", schemaPath: "#/properties/emailMasked/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs13 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.phoneMasked !== void 0) {
                        let data6 = data.phoneMasked, _errs15 = errors;
                        if (errors === _errs15)
                          if (typeof data6 == "string") {
                            if (data6.length > 40 && func2(data6) > 40)
                              return validate166.errors = [{ instancePath: instancePath + "/phoneMasked", schemaPath: "#/properties/phoneMasked/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" }], !1;
                          } else
                            return validate166.errors = [{ instancePath: instancePath + "/phoneMasked", schemaPath: "#/properties/phoneMasked/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs15 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.avatarUrl !== void 0) {
                          let data7 = data.avatarUrl, _errs17 = errors;
                          if (errors === errors)
                            if (typeof data7 == "string") {
                              if (data7.length > 500 && func2(data7) > 500)
                                return validate166.errors = [{ instancePath: instancePath + "/avatarUrl", schemaPath: "#/$defs/HttpsUrl/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }], !1;
                              if (!pattern23.test(data7))
                                return validate166.errors = [{ instancePath: instancePath + "/avatarUrl", schemaPath: "#/$defs/HttpsUrl/pattern", keyword: "pattern", params: { pattern: '^https://[^\\s<>"]+$' }, message: 'must match pattern "^https://[^\\s<>"]+$"' }], !1;
                            } else
                              return validate166.errors = [{ instancePath: instancePath + "/avatarUrl", schemaPath: "#/$defs/HttpsUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs17 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.isUser !== void 0) {
                            let _errs20 = errors;
                            if (typeof data.isUser != "boolean")
                              return validate166.errors = [{ instancePath: instancePath + "/isUser", schemaPath: "#/properties/isUser/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                            var valid0 = _errs20 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.note !== void 0) {
                              let data9 = data.note, _errs22 = errors;
                              if (errors === _errs22)
                                if (typeof data9 == "string") {
                                  if (data9.length > 300 && func2(data9) > 300)
                                    return validate166.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }], !1;
                                } else
                                  return validate166.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid0 = _errs22 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0)
                              if (data.tainted !== void 0) {
                                let _errs24 = errors;
                                if (typeof data.tainted != "boolean")
                                  return validate166.errors = [{ instancePath: instancePath + "/tainted", schemaPath: "#/properties/tainted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                var valid0 = _errs24 === errors;
                              } else
                                var valid0 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate166.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate166.errors = vErrors, errors === 0;
}
function validate165(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.items === void 0 && (missing0 = "items") || data.count === void 0 && (missing0 = "count"))
        return validate165.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "items" || key0 === "count" || key0 === "total" || key0 === "nextCursor")) {
            return validate165.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.items !== void 0) {
            let data0 = data.items, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                if (data0.length > 100)
                  return validate165.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                if (data0.length < 0)
                  return validate165.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                {
                  var valid1 = !0;
                  let len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs4 = errors;
                    validate166(data0[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors), errors = vErrors.length);
                    var valid1 = _errs4 === errors;
                    if (!valid1)
                      break;
                  }
                }
              } else
                return validate165.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.count !== void 0) {
              let data2 = data.count, _errs5 = errors;
              if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                return validate165.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs5 && typeof data2 == "number" && isFinite(data2)) {
                if (data2 > 100 || isNaN(data2))
                  return validate165.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
                if (data2 < 0 || isNaN(data2))
                  return validate165.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              }
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.total !== void 0) {
                let data3 = data.total, _errs7 = errors;
                if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                  return validate165.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs7 && typeof data3 == "number" && isFinite(data3)) {
                  if (data3 > 1e5 || isNaN(data3))
                    return validate165.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000" }], !1;
                  if (data3 < 0 || isNaN(data3))
                    return validate165.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                }
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.nextCursor !== void 0) {
                  let data4 = data.nextCursor, _errs9 = errors;
                  if (errors === _errs9)
                    if (typeof data4 == "string") {
                      if (data4.length > 200 && func2(data4) > 200)
                        return validate165.errors = [{ instancePath: instancePath + "/nextCursor", schemaPath: "#/properties/nextCursor/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                    } else
                      return validate165.errors = [{ instancePath: instancePath + "/nextCursor", schemaPath: "#/properties/nextCursor/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate165.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate165.errors = vErrors, errors === 0;
}
function validate164(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate165(data, instancePath) || (vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate166(data, instancePath) || (vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++, validate164.errors = vErrors, !1;
  }
  return validate164.errors = vErrors, errors === 0;
}
function validate163(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate164(data, instancePath) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length), validate163.errors = vErrors, errors === 0;
}
var MemoryReadInput = validate171;
var schema302 = { type: "object", properties: { scope: { enum: ["user", "work"] }, paths: { type: "array", items: { type: "string", minLength: 1, maxLength: 60 }, minItems: 1, maxItems: 20 } }, required: ["scope"], additionalProperties: !1 };
function validate171(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === errors)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.scope === void 0 && (missing0 = "scope"))
        return validate171.errors = [{ instancePath, schemaPath: "urn:accord:specs#/$defs/MemoryReadInput/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs2 = errors;
        for (let key0 in data)
          if (!(key0 === "scope" || key0 === "paths")) {
            return validate171.errors = [{ instancePath, schemaPath: "urn:accord:specs#/$defs/MemoryReadInput/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs2 === errors) {
          if (data.scope !== void 0) {
            let data0 = data.scope, _errs3 = errors;
            if (!(data0 === "user" || data0 === "work"))
              return validate171.errors = [{ instancePath: instancePath + "/scope", schemaPath: "urn:accord:specs#/$defs/MemoryReadInput/properties/scope/enum", keyword: "enum", params: { allowedValues: schema302.properties.scope.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid1 = _errs3 === errors;
          } else
            var valid1 = !0;
          if (valid1)
            if (data.paths !== void 0) {
              let data1 = data.paths, _errs4 = errors;
              if (errors === _errs4)
                if (Array.isArray(data1)) {
                  if (data1.length > 20)
                    return validate171.errors = [{ instancePath: instancePath + "/paths", schemaPath: "urn:accord:specs#/$defs/MemoryReadInput/properties/paths/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
                  if (data1.length < 1)
                    return validate171.errors = [{ instancePath: instancePath + "/paths", schemaPath: "urn:accord:specs#/$defs/MemoryReadInput/properties/paths/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                  {
                    var valid2 = !0;
                    let len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data2 = data1[i0], _errs6 = errors;
                      if (errors === _errs6)
                        if (typeof data2 == "string") {
                          if (data2.length > 60 && func2(data2) > 60)
                            return validate171.errors = [{ instancePath: instancePath + "/paths/" + i0, schemaPath: "urn:accord:specs#/$defs/MemoryReadInput/properties/paths/items/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
                          if (data2.length < 2 && func2(data2) < 1)
                            return validate171.errors = [{ instancePath: instancePath + "/paths/" + i0, schemaPath: "urn:accord:specs#/$defs/MemoryReadInput/properties/paths/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                        } else
                          return validate171.errors = [{ instancePath: instancePath + "/paths/" + i0, schemaPath: "urn:accord:specs#/$defs/MemoryReadInput/properties/paths/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid2 = _errs6 === errors;
                      if (!valid2)
                        break;
                    }
                  }
                } else
                  return validate171.errors = [{ instancePath: instancePath + "/paths", schemaPath: "urn:accord:specs#/$defs/MemoryReadInput/properties/paths/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
              var valid1 = _errs4 === errors;
            } else
              var valid1 = !0;
        }
      }
    } else
      return validate171.errors = [{ instancePath, schemaPath: "urn:accord:specs#/$defs/MemoryReadInput/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate171.errors = vErrors, errors === 0;
}
var MemoryReadOutput = validate172;
var schema304 = { type: "object", properties: { scope: { enum: ["user", "work"] }, version: { $ref: "#/$defs/MemoryVersion" }, content: { type: "object", "x-open": "the two contents share field names and may be empty, so they cannot be told apart" } }, required: ["scope", "version", "content"], additionalProperties: !1 };
function validate173(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.scope === void 0 && (missing0 = "scope") || data.version === void 0 && (missing0 = "version") || data.content === void 0 && (missing0 = "content"))
        return validate173.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "scope" || key0 === "version" || key0 === "content")) {
            return validate173.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.scope !== void 0) {
            let data0 = data.scope, _errs2 = errors;
            if (!(data0 === "user" || data0 === "work"))
              return validate173.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/enum", keyword: "enum", params: { allowedValues: schema304.properties.scope.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.version !== void 0) {
              let data1 = data.version, _errs3 = errors, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate173.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/MemoryVersion/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 2147483647 || isNaN(data1))
                  return validate173.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/MemoryVersion/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                if (data1 < 0 || isNaN(data1))
                  return validate173.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/MemoryVersion/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              }
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.content !== void 0) {
                let data2 = data.content, _errs6 = errors;
                if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)))
                  return validate173.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate173.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate173.errors = vErrors, errors === 0;
}
function validate172(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate173(data, instancePath) || (vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors), errors = vErrors.length), validate172.errors = vErrors, errors === 0;
}
var MemoryUpdateInput = validate175;
var schema309 = { type: "object", properties: { preferred_name: { anyOf: [{ type: "string", minLength: 1, maxLength: 60 }, { type: "null" }] }, pronouns: { anyOf: [{ type: "string", maxLength: 30 }, { type: "null" }] }, languages: { type: "array", items: { type: "string", minLength: 2, maxLength: 20 }, minItems: 0, maxItems: 8, uniqueItems: !0 }, timezone: { anyOf: [{ $ref: "#/$defs/IanaTimezone" }, { type: "null" }] }, home_city: { anyOf: [{ type: "string", maxLength: 80 }, { type: "null" }] }, birthday: { anyOf: [{ $ref: "#/$defs/MonthDay" }, { type: "null" }] }, communication: { $ref: "#/$defs/CommunicationStyle" }, scheduling: { $ref: "#/$defs/SchedulingHabits" }, people: { type: "array", items: { $ref: "#/$defs/RememberedPerson" }, minItems: 0, maxItems: 50 }, important_dates: { type: "array", items: { $ref: "#/$defs/ImportantDate" }, minItems: 0, maxItems: 50 }, routines: { type: "array", items: { $ref: "#/$defs/Routine" }, minItems: 0, maxItems: 30 }, interests: { type: "array", items: { type: "string", minLength: 1, maxLength: 60 }, minItems: 0, maxItems: 50, uniqueItems: !0 }, food_preferences: { type: "array", items: { type: "string", minLength: 1, maxLength: 60 }, minItems: 0, maxItems: 30, uniqueItems: !0 }, goals: { type: "array", items: { $ref: "#/$defs/Goal" }, minItems: 0, maxItems: 30 }, facts: { type: "array", items: { $ref: "#/$defs/RememberedFact" }, minItems: 0, maxItems: 100 } }, additionalProperties: !1, minProperties: 1 };
var schema312 = { type: "object", properties: { tone: { anyOf: [{ enum: ["concise", "balanced", "detailed"] }, { type: "null" }] }, formality: { anyOf: [{ enum: ["casual", "neutral", "formal"] }, { type: "null" }] }, emoji: { anyOf: [{ type: "boolean" }, { type: "null" }] } }, additionalProperties: !1 }, schema329 = { type: "object", properties: { text: { type: "string", minLength: 1, maxLength: 200 }, state: { enum: ["active", "done", "dropped"] } }, required: ["text"], additionalProperties: !1 }, schema330 = { type: "object", properties: { text: { type: "string", minLength: 1, maxLength: 300 }, source: { enum: ["user_said", "inferred"] } }, required: ["text"], additionalProperties: !1 }, pattern168 = new RegExp("^((0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$", "u");
function validate179(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "earliest_start" || key0 === "latest_end" || key0 === "avoid_weekdays" || key0 === "default_duration_minutes" || key0 === "default_reminder_minutes" || key0 === "buffer_minutes")) {
          return validate179.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.earliest_start !== void 0) {
          let data0 = data.earliest_start, _errs2 = errors, _errs3 = errors, valid1 = !1, _errs4 = errors;
          if (errors === errors)
            if (typeof data0 == "string") {
              if (!pattern76.test(data0)) {
                let err0 = { instancePath: instancePath + "/earliest_start", schemaPath: "#/$defs/ClockTime/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"' };
                vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
              }
            } else {
              let err1 = { instancePath: instancePath + "/earliest_start", schemaPath: "#/$defs/ClockTime/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
            }
          var _valid0 = _errs4 === errors;
          if (valid1 = valid1 || _valid0, !valid1) {
            let _errs7 = errors;
            if (data0 !== null) {
              let err2 = { instancePath: instancePath + "/earliest_start", schemaPath: "#/properties/earliest_start/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
            var _valid0 = _errs7 === errors;
            valid1 = valid1 || _valid0;
          }
          if (valid1)
            errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
          else {
            let err3 = { instancePath: instancePath + "/earliest_start", schemaPath: "#/properties/earliest_start/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
            return vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++, validate179.errors = vErrors, !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.latest_end !== void 0) {
            let data1 = data.latest_end, _errs9 = errors, _errs10 = errors, valid3 = !1, _errs11 = errors;
            if (errors === errors)
              if (typeof data1 == "string") {
                if (!pattern76.test(data1)) {
                  let err4 = { instancePath: instancePath + "/latest_end", schemaPath: "#/$defs/ClockTime/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"' };
                  vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                }
              } else {
                let err5 = { instancePath: instancePath + "/latest_end", schemaPath: "#/$defs/ClockTime/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
            var _valid1 = _errs11 === errors;
            if (valid3 = valid3 || _valid1, !valid3) {
              let _errs14 = errors;
              if (data1 !== null) {
                let err6 = { instancePath: instancePath + "/latest_end", schemaPath: "#/properties/latest_end/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
              }
              var _valid1 = _errs14 === errors;
              valid3 = valid3 || _valid1;
            }
            if (valid3)
              errors = _errs10, vErrors !== null && (_errs10 ? vErrors.length = _errs10 : vErrors = null);
            else {
              let err7 = { instancePath: instancePath + "/latest_end", schemaPath: "#/properties/latest_end/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              return vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++, validate179.errors = vErrors, !1;
            }
            var valid0 = _errs9 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.avoid_weekdays !== void 0) {
              let data2 = data.avoid_weekdays, _errs16 = errors;
              if (errors === _errs16)
                if (Array.isArray(data2)) {
                  if (data2.length > 7)
                    return validate179.errors = [{ instancePath: instancePath + "/avoid_weekdays", schemaPath: "#/properties/avoid_weekdays/maxItems", keyword: "maxItems", params: { limit: 7 }, message: "must NOT have more than 7 items" }], !1;
                  if (data2.length < 0)
                    return validate179.errors = [{ instancePath: instancePath + "/avoid_weekdays", schemaPath: "#/properties/avoid_weekdays/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                  {
                    var valid5 = !0;
                    let len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data3 = data2[i0], _errs18 = errors;
                      if (!(data3 === "MO" || data3 === "TU" || data3 === "WE" || data3 === "TH" || data3 === "FR" || data3 === "SA" || data3 === "SU"))
                        return validate179.errors = [{ instancePath: instancePath + "/avoid_weekdays/" + i0, schemaPath: "#/$defs/Weekday/enum", keyword: "enum", params: { allowedValues: schema53.enum }, message: "must be equal to one of the allowed values" }], !1;
                      var valid5 = _errs18 === errors;
                      if (!valid5)
                        break;
                    }
                    if (valid5) {
                      let i1 = data2.length, j0;
                      if (i1 > 1) {
                        outer0:
                          for (; i1--; )
                            for (j0 = i1; j0--; )
                              if (func0(data2[i1], data2[j0])) {
                                return validate179.errors = [{ instancePath: instancePath + "/avoid_weekdays", schemaPath: "#/properties/avoid_weekdays/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                                break outer0;
                              }
                      }
                    }
                  }
                } else
                  return validate179.errors = [{ instancePath: instancePath + "/avoid_weekdays", schemaPath: "#/properties/avoid_weekdays/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
              var valid0 = _errs16 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.default_duration_minutes !== void 0) {
                let data4 = data.default_duration_minutes, _errs20 = errors, _errs21 = errors, valid8 = !1, _errs22 = errors;
                if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
                  let err8 = { instancePath: instancePath + "/default_duration_minutes", schemaPath: "#/properties/default_duration_minutes/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                }
                if (errors === _errs22 && typeof data4 == "number" && isFinite(data4)) {
                  if (data4 > 480 || isNaN(data4)) {
                    let err9 = { instancePath: instancePath + "/default_duration_minutes", schemaPath: "#/properties/default_duration_minutes/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 480 }, message: "must be <= 480" };
                    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                  } else if (data4 < 5 || isNaN(data4)) {
                    let err10 = { instancePath: instancePath + "/default_duration_minutes", schemaPath: "#/properties/default_duration_minutes/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 5 }, message: "must be >= 5" };
                    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                  }
                }
                var _valid2 = _errs22 === errors;
                if (valid8 = valid8 || _valid2, !valid8) {
                  let _errs24 = errors;
                  if (data4 !== null) {
                    let err11 = { instancePath: instancePath + "/default_duration_minutes", schemaPath: "#/properties/default_duration_minutes/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                  }
                  var _valid2 = _errs24 === errors;
                  valid8 = valid8 || _valid2;
                }
                if (valid8)
                  errors = _errs21, vErrors !== null && (_errs21 ? vErrors.length = _errs21 : vErrors = null);
                else {
                  let err12 = { instancePath: instancePath + "/default_duration_minutes", schemaPath: "#/properties/default_duration_minutes/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  return vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++, validate179.errors = vErrors, !1;
                }
                var valid0 = _errs20 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.default_reminder_minutes !== void 0) {
                  let data5 = data.default_reminder_minutes, _errs26 = errors, _errs27 = errors, valid9 = !1, _errs28 = errors;
                  if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
                    let err13 = { instancePath: instancePath + "/default_reminder_minutes", schemaPath: "#/properties/default_reminder_minutes/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                  }
                  if (errors === _errs28 && typeof data5 == "number" && isFinite(data5)) {
                    if (data5 > 40320 || isNaN(data5)) {
                      let err14 = { instancePath: instancePath + "/default_reminder_minutes", schemaPath: "#/properties/default_reminder_minutes/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 40320 }, message: "must be <= 40320" };
                      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                    } else if (data5 < 0 || isNaN(data5)) {
                      let err15 = { instancePath: instancePath + "/default_reminder_minutes", schemaPath: "#/properties/default_reminder_minutes/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                    }
                  }
                  var _valid3 = _errs28 === errors;
                  if (valid9 = valid9 || _valid3, !valid9) {
                    let _errs30 = errors;
                    if (data5 !== null) {
                      let err16 = { instancePath: instancePath + "/default_reminder_minutes", schemaPath: "#/properties/default_reminder_minutes/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                    }
                    var _valid3 = _errs30 === errors;
                    valid9 = valid9 || _valid3;
                  }
                  if (valid9)
                    errors = _errs27, vErrors !== null && (_errs27 ? vErrors.length = _errs27 : vErrors = null);
                  else {
                    let err17 = { instancePath: instancePath + "/default_reminder_minutes", schemaPath: "#/properties/default_reminder_minutes/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    return vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++, validate179.errors = vErrors, !1;
                  }
                  var valid0 = _errs26 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.buffer_minutes !== void 0) {
                    let data6 = data.buffer_minutes, _errs32 = errors, _errs33 = errors, valid10 = !1, _errs34 = errors;
                    if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
                      let err18 = { instancePath: instancePath + "/buffer_minutes", schemaPath: "#/properties/buffer_minutes/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                    }
                    if (errors === _errs34 && typeof data6 == "number" && isFinite(data6)) {
                      if (data6 > 120 || isNaN(data6)) {
                        let err19 = { instancePath: instancePath + "/buffer_minutes", schemaPath: "#/properties/buffer_minutes/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 120 }, message: "must be <= 120" };
                        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                      } else if (data6 < 0 || isNaN(data6)) {
                        let err20 = { instancePath: instancePath + "/buffer_minutes", schemaPath: "#/properties/buffer_minutes/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                      }
                    }
                    var _valid4 = _errs34 === errors;
                    if (valid10 = valid10 || _valid4, !valid10) {
                      let _errs36 = errors;
                      if (data6 !== null) {
                        let err21 = { instancePath: instancePath + "/buffer_minutes", schemaPath: "#/properties/buffer_minutes/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                      }
                      var _valid4 = _errs36 === errors;
                      valid10 = valid10 || _valid4;
                    }
                    if (valid10)
                      errors = _errs33, vErrors !== null && (_errs33 ? vErrors.length = _errs33 : vErrors = null);
                    else {
                      let err22 = { instancePath: instancePath + "/buffer_minutes", schemaPath: "#/properties/buffer_minutes/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      return vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++, validate179.errors = vErrors, !1;
                    }
                    var valid0 = _errs32 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate179.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate179.errors = vErrors, errors === 0;
}
function validate181(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name"))
        return validate181.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "name" || key0 === "relation" || key0 === "contact_id" || key0 === "birthday" || key0 === "note")) {
            return validate181.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 60 && func2(data0) > 60)
                  return validate181.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
                if (data0.length < 2 && func2(data0) < 1)
                  return validate181.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              } else
                return validate181.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.relation !== void 0) {
              let data1 = data.relation, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 40 && func2(data1) > 40)
                    return validate181.errors = [{ instancePath: instancePath + "/relation", schemaPath: "#/properties/relation/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" }], !1;
                } else
                  return validate181.errors = [{ instancePath: instancePath + "/relation", schemaPath: "#/properties/relation/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.contact_id !== void 0) {
                let data2 = data.contact_id, _errs6 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (!pattern38.test(data2))
                      return validate181.errors = [{ instancePath: instancePath + "/contact_id", schemaPath: "#/$defs/ContactId/pattern", keyword: "pattern", params: { pattern: "^ctc_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^ctc_[A-Za-z0-9_-]{1,64}$"' }], !1;
                  } else
                    return validate181.errors = [{ instancePath: instancePath + "/contact_id", schemaPath: "#/$defs/ContactId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.birthday !== void 0) {
                  let data3 = data.birthday, _errs9 = errors;
                  if (errors === errors)
                    if (typeof data3 == "string") {
                      if (!pattern168.test(data3))
                        return validate181.errors = [{ instancePath: instancePath + "/birthday", schemaPath: "#/$defs/MonthDay/pattern", keyword: "pattern", params: { pattern: "^((0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$" }, message: 'must match pattern "^((0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$"' }], !1;
                    } else
                      return validate181.errors = [{ instancePath: instancePath + "/birthday", schemaPath: "#/$defs/MonthDay/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.note !== void 0) {
                    let data4 = data.note, _errs12 = errors;
                    if (errors === _errs12)
                      if (typeof data4 == "string") {
                        if (data4.length > 200 && func2(data4) > 200)
                          return validate181.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                      } else
                        return validate181.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate181.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate181.errors = vErrors, errors === 0;
}
function validate184(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.title === void 0 && (missing0 = "title") || data.month_day === void 0 && (missing0 = "month_day"))
        return validate184.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "title" || key0 === "month_day" || key0 === "yearly")) {
            return validate184.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.title !== void 0) {
            let data0 = data.title, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 80 && func2(data0) > 80)
                  return validate184.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" }], !1;
                if (data0.length < 2 && func2(data0) < 1)
                  return validate184.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              } else
                return validate184.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.month_day !== void 0) {
              let data1 = data.month_day, _errs4 = errors;
              if (errors === errors)
                if (typeof data1 == "string") {
                  if (!pattern168.test(data1))
                    return validate184.errors = [{ instancePath: instancePath + "/month_day", schemaPath: "#/$defs/MonthDay/pattern", keyword: "pattern", params: { pattern: "^((0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$" }, message: 'must match pattern "^((0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$"' }], !1;
                } else
                  return validate184.errors = [{ instancePath: instancePath + "/month_day", schemaPath: "#/$defs/MonthDay/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.yearly !== void 0) {
                let _errs7 = errors;
                if (typeof data.yearly != "boolean")
                  return validate184.errors = [{ instancePath: instancePath + "/yearly", schemaPath: "#/properties/yearly/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate184.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate184.errors = vErrors, errors === 0;
}
function validate186(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.title === void 0 && (missing0 = "title") || data.date === void 0 && (missing0 = "date"))
        return validate186.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "title" || key0 === "date" || key0 === "yearly")) {
            return validate186.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.title !== void 0) {
            let data0 = data.title, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 80 && func2(data0) > 80)
                  return validate186.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" }], !1;
                if (data0.length < 2 && func2(data0) < 1)
                  return validate186.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              } else
                return validate186.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.date !== void 0) {
              let data1 = data.date, _errs4 = errors;
              if (errors === errors)
                if (typeof data1 == "string") {
                  if (!pattern7.test(data1))
                    return validate186.errors = [{ instancePath: instancePath + "/date", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                } else
                  return validate186.errors = [{ instancePath: instancePath + "/date", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.yearly !== void 0) {
                let _errs7 = errors;
                if (typeof data.yearly != "boolean")
                  return validate186.errors = [{ instancePath: instancePath + "/yearly", schemaPath: "#/properties/yearly/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate186.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate186.errors = vErrors, errors === 0;
}
function validate183(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  validate184(data, instancePath) || (vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs2 = errors;
  validate186(data, instancePath) || (vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 1]) : _valid0 && (valid0 = !0, passing0 = 1), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    return vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++, validate183.errors = vErrors, !1;
  }
  return validate183.errors = vErrors, errors === 0;
}
function validate189(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.title === void 0 && (missing0 = "title"))
        return validate189.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "title" || key0 === "weekdays" || key0 === "start" || key0 === "end")) {
            return validate189.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.title !== void 0) {
            let data0 = data.title, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 80 && func2(data0) > 80)
                  return validate189.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" }], !1;
                if (data0.length < 2 && func2(data0) < 1)
                  return validate189.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              } else
                return validate189.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.weekdays !== void 0) {
              let data1 = data.weekdays, _errs4 = errors;
              if (errors === _errs4)
                if (Array.isArray(data1)) {
                  if (data1.length > 7)
                    return validate189.errors = [{ instancePath: instancePath + "/weekdays", schemaPath: "#/properties/weekdays/maxItems", keyword: "maxItems", params: { limit: 7 }, message: "must NOT have more than 7 items" }], !1;
                  if (data1.length < 1)
                    return validate189.errors = [{ instancePath: instancePath + "/weekdays", schemaPath: "#/properties/weekdays/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                  {
                    var valid1 = !0;
                    let len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data2 = data1[i0], _errs6 = errors;
                      if (!(data2 === "MO" || data2 === "TU" || data2 === "WE" || data2 === "TH" || data2 === "FR" || data2 === "SA" || data2 === "SU"))
                        return validate189.errors = [{ instancePath: instancePath + "/weekdays/" + i0, schemaPath: "#/$defs/Weekday/enum", keyword: "enum", params: { allowedValues: schema53.enum }, message: "must be equal to one of the allowed values" }], !1;
                      var valid1 = _errs6 === errors;
                      if (!valid1)
                        break;
                    }
                    if (valid1) {
                      let i1 = data1.length, j0;
                      if (i1 > 1) {
                        outer0:
                          for (; i1--; )
                            for (j0 = i1; j0--; )
                              if (func0(data1[i1], data1[j0])) {
                                return validate189.errors = [{ instancePath: instancePath + "/weekdays", schemaPath: "#/properties/weekdays/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                                break outer0;
                              }
                      }
                    }
                  }
                } else
                  return validate189.errors = [{ instancePath: instancePath + "/weekdays", schemaPath: "#/properties/weekdays/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.start !== void 0) {
                let data3 = data.start, _errs8 = errors;
                if (errors === errors)
                  if (typeof data3 == "string") {
                    if (!pattern76.test(data3))
                      return validate189.errors = [{ instancePath: instancePath + "/start", schemaPath: "#/$defs/ClockTime/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"' }], !1;
                  } else
                    return validate189.errors = [{ instancePath: instancePath + "/start", schemaPath: "#/$defs/ClockTime/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.end !== void 0) {
                  let data4 = data.end, _errs11 = errors;
                  if (errors === errors)
                    if (typeof data4 == "string") {
                      if (!pattern76.test(data4))
                        return validate189.errors = [{ instancePath: instancePath + "/end", schemaPath: "#/$defs/ClockTime/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"' }], !1;
                    } else
                      return validate189.errors = [{ instancePath: instancePath + "/end", schemaPath: "#/$defs/ClockTime/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate189.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate189.errors = vErrors, errors === 0;
}
function validate178(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1)
        return validate178.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func6.call(schema309.properties, key0)) {
            return validate178.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.preferred_name !== void 0) {
            let data0 = data.preferred_name, _errs2 = errors, _errs3 = errors, valid1 = !1, _errs4 = errors;
            if (errors === _errs4)
              if (typeof data0 == "string") {
                if (data0.length > 60 && func2(data0) > 60) {
                  let err0 = { instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
                  vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                } else if (data0.length < 2 && func2(data0) < 1) {
                  let err1 = { instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                }
              } else {
                let err2 = { instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
              }
            var _valid0 = _errs4 === errors;
            if (valid1 = valid1 || _valid0, !valid1) {
              let _errs6 = errors;
              if (data0 !== null) {
                let err3 = { instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
              }
              var _valid0 = _errs6 === errors;
              valid1 = valid1 || _valid0;
            }
            if (valid1)
              errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
            else {
              let err4 = { instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              return vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++, validate178.errors = vErrors, !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.pronouns !== void 0) {
              let data1 = data.pronouns, _errs8 = errors, _errs9 = errors, valid2 = !1, _errs10 = errors;
              if (errors === _errs10)
                if (typeof data1 == "string") {
                  if (data1.length > 30 && func2(data1) > 30) {
                    let err5 = { instancePath: instancePath + "/pronouns", schemaPath: "#/properties/pronouns/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                  }
                } else {
                  let err6 = { instancePath: instancePath + "/pronouns", schemaPath: "#/properties/pronouns/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                }
              var _valid1 = _errs10 === errors;
              if (valid2 = valid2 || _valid1, !valid2) {
                let _errs12 = errors;
                if (data1 !== null) {
                  let err7 = { instancePath: instancePath + "/pronouns", schemaPath: "#/properties/pronouns/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                }
                var _valid1 = _errs12 === errors;
                valid2 = valid2 || _valid1;
              }
              if (valid2)
                errors = _errs9, vErrors !== null && (_errs9 ? vErrors.length = _errs9 : vErrors = null);
              else {
                let err8 = { instancePath: instancePath + "/pronouns", schemaPath: "#/properties/pronouns/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                return vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++, validate178.errors = vErrors, !1;
              }
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.languages !== void 0) {
                let data2 = data.languages, _errs14 = errors;
                if (errors === _errs14)
                  if (Array.isArray(data2)) {
                    if (data2.length > 8)
                      return validate178.errors = [{ instancePath: instancePath + "/languages", schemaPath: "#/properties/languages/maxItems", keyword: "maxItems", params: { limit: 8 }, message: "must NOT have more than 8 items" }], !1;
                    if (data2.length < 0)
                      return validate178.errors = [{ instancePath: instancePath + "/languages", schemaPath: "#/properties/languages/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                    {
                      var valid3 = !0;
                      let len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data3 = data2[i0], _errs16 = errors;
                        if (errors === _errs16)
                          if (typeof data3 == "string") {
                            if (data3.length > 20 && func2(data3) > 20)
                              return validate178.errors = [{ instancePath: instancePath + "/languages/" + i0, schemaPath: "#/properties/languages/items/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" }], !1;
                            if (data3.length < 4 && func2(data3) < 2)
                              return validate178.errors = [{ instancePath: instancePath + "/languages/" + i0, schemaPath: "#/properties/languages/items/minLength", keyword: "minLength", params: { limit: 2 }, message: "must NOT have fewer than 2 characters" }], !1;
                          } else
                            return validate178.errors = [{ instancePath: instancePath + "/languages/" + i0, schemaPath: "#/properties/languages/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid3 = _errs16 === errors;
                        if (!valid3)
                          break;
                      }
                      if (valid3) {
                        let i1 = data2.length, j0;
                        if (i1 > 1) {
                          let indices0 = {};
                          for (; i1--; ) {
                            let item0 = data2[i1];
                            if (typeof item0 == "string") {
                              if (typeof indices0[item0] == "number") {
                                return j0 = indices0[item0], validate178.errors = [{ instancePath: instancePath + "/languages", schemaPath: "#/properties/languages/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                                break;
                              }
                              indices0[item0] = i1;
                            }
                          }
                        }
                      }
                    }
                  } else
                    return validate178.errors = [{ instancePath: instancePath + "/languages", schemaPath: "#/properties/languages/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs14 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.timezone !== void 0) {
                  let data4 = data.timezone, _errs18 = errors, _errs19 = errors, valid5 = !1, _errs20 = errors;
                  if (errors === errors)
                    if (typeof data4 == "string") {
                      if (data4.length > 64 && func2(data4) > 64) {
                        let err9 = { instancePath: instancePath + "/timezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                      } else if (!pattern1.test(data4)) {
                        let err10 = { instancePath: instancePath + "/timezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$" }, message: 'must match pattern "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$"' };
                        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                      }
                    } else {
                      let err11 = { instancePath: instancePath + "/timezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                    }
                  var _valid2 = _errs20 === errors;
                  if (valid5 = valid5 || _valid2, !valid5) {
                    let _errs23 = errors;
                    if (data4 !== null) {
                      let err12 = { instancePath: instancePath + "/timezone", schemaPath: "#/properties/timezone/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                    }
                    var _valid2 = _errs23 === errors;
                    valid5 = valid5 || _valid2;
                  }
                  if (valid5)
                    errors = _errs19, vErrors !== null && (_errs19 ? vErrors.length = _errs19 : vErrors = null);
                  else {
                    let err13 = { instancePath: instancePath + "/timezone", schemaPath: "#/properties/timezone/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    return vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++, validate178.errors = vErrors, !1;
                  }
                  var valid0 = _errs18 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.home_city !== void 0) {
                    let data5 = data.home_city, _errs25 = errors, _errs26 = errors, valid7 = !1, _errs27 = errors;
                    if (errors === _errs27)
                      if (typeof data5 == "string") {
                        if (data5.length > 80 && func2(data5) > 80) {
                          let err14 = { instancePath: instancePath + "/home_city", schemaPath: "#/properties/home_city/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
                          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                        }
                      } else {
                        let err15 = { instancePath: instancePath + "/home_city", schemaPath: "#/properties/home_city/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                      }
                    var _valid3 = _errs27 === errors;
                    if (valid7 = valid7 || _valid3, !valid7) {
                      let _errs29 = errors;
                      if (data5 !== null) {
                        let err16 = { instancePath: instancePath + "/home_city", schemaPath: "#/properties/home_city/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                      }
                      var _valid3 = _errs29 === errors;
                      valid7 = valid7 || _valid3;
                    }
                    if (valid7)
                      errors = _errs26, vErrors !== null && (_errs26 ? vErrors.length = _errs26 : vErrors = null);
                    else {
                      let err17 = { instancePath: instancePath + "/home_city", schemaPath: "#/properties/home_city/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      return vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++, validate178.errors = vErrors, !1;
                    }
                    var valid0 = _errs25 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.birthday !== void 0) {
                      let data6 = data.birthday, _errs31 = errors, _errs32 = errors, valid8 = !1, _errs33 = errors;
                      if (errors === errors)
                        if (typeof data6 == "string") {
                          if (!pattern168.test(data6)) {
                            let err18 = { instancePath: instancePath + "/birthday", schemaPath: "#/$defs/MonthDay/pattern", keyword: "pattern", params: { pattern: "^((0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$" }, message: 'must match pattern "^((0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$"' };
                            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                          }
                        } else {
                          let err19 = { instancePath: instancePath + "/birthday", schemaPath: "#/$defs/MonthDay/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                        }
                      var _valid4 = _errs33 === errors;
                      if (valid8 = valid8 || _valid4, !valid8) {
                        let _errs36 = errors;
                        if (data6 !== null) {
                          let err20 = { instancePath: instancePath + "/birthday", schemaPath: "#/properties/birthday/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                        }
                        var _valid4 = _errs36 === errors;
                        valid8 = valid8 || _valid4;
                      }
                      if (valid8)
                        errors = _errs32, vErrors !== null && (_errs32 ? vErrors.length = _errs32 : vErrors = null);
                      else {
                        let err21 = { instancePath: instancePath + "/birthday", schemaPath: "#/properties/birthday/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        return vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++, validate178.errors = vErrors, !1;
                      }
                      var valid0 = _errs31 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.communication !== void 0) {
                        let data7 = data.communication, _errs38 = errors;
                        if (errors === errors)
                          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                            let _errs41 = errors;
                            for (let key1 in data7)
                              if (!(key1 === "tone" || key1 === "formality" || key1 === "emoji")) {
                                return validate178.errors = [{ instancePath: instancePath + "/communication", schemaPath: "#/$defs/CommunicationStyle/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                                break;
                              }
                            if (_errs41 === errors) {
                              if (data7.tone !== void 0) {
                                let data8 = data7.tone, _errs42 = errors, _errs43 = errors, valid12 = !1, _errs44 = errors;
                                if (!(data8 === "concise" || data8 === "balanced" || data8 === "detailed")) {
                                  let err22 = { instancePath: instancePath + "/communication/tone", schemaPath: "#/$defs/CommunicationStyle/properties/tone/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema312.properties.tone.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
                                  vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                                }
                                var _valid5 = _errs44 === errors;
                                if (valid12 = valid12 || _valid5, !valid12) {
                                  let _errs45 = errors;
                                  if (data8 !== null) {
                                    let err23 = { instancePath: instancePath + "/communication/tone", schemaPath: "#/$defs/CommunicationStyle/properties/tone/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                                  }
                                  var _valid5 = _errs45 === errors;
                                  valid12 = valid12 || _valid5;
                                }
                                if (valid12)
                                  errors = _errs43, vErrors !== null && (_errs43 ? vErrors.length = _errs43 : vErrors = null);
                                else {
                                  let err24 = { instancePath: instancePath + "/communication/tone", schemaPath: "#/$defs/CommunicationStyle/properties/tone/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                  return vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++, validate178.errors = vErrors, !1;
                                }
                                var valid11 = _errs42 === errors;
                              } else
                                var valid11 = !0;
                              if (valid11) {
                                if (data7.formality !== void 0) {
                                  let data9 = data7.formality, _errs47 = errors, _errs48 = errors, valid13 = !1, _errs49 = errors;
                                  if (!(data9 === "casual" || data9 === "neutral" || data9 === "formal")) {
                                    let err25 = { instancePath: instancePath + "/communication/formality", schemaPath: "#/$defs/CommunicationStyle/properties/formality/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema312.properties.formality.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
                                    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                                  }
                                  var _valid6 = _errs49 === errors;
                                  if (valid13 = valid13 || _valid6, !valid13) {
                                    let _errs50 = errors;
                                    if (data9 !== null) {
                                      let err26 = { instancePath: instancePath + "/communication/formality", schemaPath: "#/$defs/CommunicationStyle/properties/formality/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                                    }
                                    var _valid6 = _errs50 === errors;
                                    valid13 = valid13 || _valid6;
                                  }
                                  if (valid13)
                                    errors = _errs48, vErrors !== null && (_errs48 ? vErrors.length = _errs48 : vErrors = null);
                                  else {
                                    let err27 = { instancePath: instancePath + "/communication/formality", schemaPath: "#/$defs/CommunicationStyle/properties/formality/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                    return vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++, validate178.errors = vErrors, !1;
                                  }
                                  var valid11 = _errs47 === errors;
                                } else
                                  var valid11 = !0;
                                if (valid11)
                                  if (data7.emoji !== void 0) {
                                    let data10 = data7.emoji, _errs52 = errors, _errs53 = errors, valid14 = !1, _errs54 = errors;
                                    if (typeof data10 != "boolean") {
                                      let err28 = { instancePath: instancePath + "/communication/emoji", schemaPath: "#/$defs/CommunicationStyle/properties/emoji/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                                      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                                    }
                                    var _valid7 = _errs54 === errors;
                                    if (valid14 = valid14 || _valid7, !valid14) {
                                      let _errs56 = errors;
                                      if (data10 !== null) {
                                        let err29 = { instancePath: instancePath + "/communication/emoji", schemaPath: "#/$defs/CommunicationStyle/properties/emoji/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                                      }
                                      var _valid7 = _errs56 === errors;
                                      valid14 = valid14 || _valid7;
                                    }
                                    if (valid14)
                                      errors = _errs53, vErrors !== null && (_errs53 ? vErrors.length = _errs53 : vErrors = null);
                                    else {
                                      let err30 = { instancePath: instancePath + "/communication/emoji", schemaPath: "#/$defs/CommunicationStyle/properties/emoji/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                      return vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++, validate178.errors = vErrors, !1;
                                    }
                                    var valid11 = _errs52 === errors;
                                  } else
                                    var valid11 = !0;
                              }
                            }
                          } else
                            return validate178.errors = [{ instancePath: instancePath + "/communication", schemaPath: "#/$defs/CommunicationStyle/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                        var valid0 = _errs38 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.scheduling !== void 0) {
                          let _errs58 = errors;
                          validate179(data.scheduling, instancePath + "/scheduling") || (vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors), errors = vErrors.length);
                          var valid0 = _errs58 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.people !== void 0) {
                            let data12 = data.people, _errs59 = errors;
                            if (errors === _errs59)
                              if (Array.isArray(data12)) {
                                if (data12.length > 50)
                                  return validate178.errors = [{ instancePath: instancePath + "/people", schemaPath: "#/properties/people/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" }], !1;
                                if (data12.length < 0)
                                  return validate178.errors = [{ instancePath: instancePath + "/people", schemaPath: "#/properties/people/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                {
                                  var valid15 = !0;
                                  let len1 = data12.length;
                                  for (let i2 = 0; i2 < len1; i2++) {
                                    let _errs61 = errors;
                                    validate181(data12[i2], instancePath + "/people/" + i2) || (vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors), errors = vErrors.length);
                                    var valid15 = _errs61 === errors;
                                    if (!valid15)
                                      break;
                                  }
                                }
                              } else
                                return validate178.errors = [{ instancePath: instancePath + "/people", schemaPath: "#/properties/people/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                            var valid0 = _errs59 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.important_dates !== void 0) {
                              let data14 = data.important_dates, _errs62 = errors;
                              if (errors === _errs62)
                                if (Array.isArray(data14)) {
                                  if (data14.length > 50)
                                    return validate178.errors = [{ instancePath: instancePath + "/important_dates", schemaPath: "#/properties/important_dates/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" }], !1;
                                  if (data14.length < 0)
                                    return validate178.errors = [{ instancePath: instancePath + "/important_dates", schemaPath: "#/properties/important_dates/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                  {
                                    var valid16 = !0;
                                    let len2 = data14.length;
                                    for (let i3 = 0; i3 < len2; i3++) {
                                      let _errs64 = errors;
                                      validate183(data14[i3], instancePath + "/important_dates/" + i3) || (vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors), errors = vErrors.length);
                                      var valid16 = _errs64 === errors;
                                      if (!valid16)
                                        break;
                                    }
                                  }
                                } else
                                  return validate178.errors = [{ instancePath: instancePath + "/important_dates", schemaPath: "#/properties/important_dates/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                              var valid0 = _errs62 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.routines !== void 0) {
                                let data16 = data.routines, _errs65 = errors;
                                if (errors === _errs65)
                                  if (Array.isArray(data16)) {
                                    if (data16.length > 30)
                                      return validate178.errors = [{ instancePath: instancePath + "/routines", schemaPath: "#/properties/routines/maxItems", keyword: "maxItems", params: { limit: 30 }, message: "must NOT have more than 30 items" }], !1;
                                    if (data16.length < 0)
                                      return validate178.errors = [{ instancePath: instancePath + "/routines", schemaPath: "#/properties/routines/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                    {
                                      var valid17 = !0;
                                      let len3 = data16.length;
                                      for (let i4 = 0; i4 < len3; i4++) {
                                        let _errs67 = errors;
                                        validate189(data16[i4], instancePath + "/routines/" + i4) || (vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors), errors = vErrors.length);
                                        var valid17 = _errs67 === errors;
                                        if (!valid17)
                                          break;
                                      }
                                    }
                                  } else
                                    return validate178.errors = [{ instancePath: instancePath + "/routines", schemaPath: "#/properties/routines/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                var valid0 = _errs65 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.interests !== void 0) {
                                  let data18 = data.interests, _errs68 = errors;
                                  if (errors === _errs68)
                                    if (Array.isArray(data18)) {
                                      if (data18.length > 50)
                                        return validate178.errors = [{ instancePath: instancePath + "/interests", schemaPath: "#/properties/interests/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" }], !1;
                                      if (data18.length < 0)
                                        return validate178.errors = [{ instancePath: instancePath + "/interests", schemaPath: "#/properties/interests/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                      {
                                        var valid18 = !0;
                                        let len4 = data18.length;
                                        for (let i5 = 0; i5 < len4; i5++) {
                                          let data19 = data18[i5], _errs70 = errors;
                                          if (errors === _errs70)
                                            if (typeof data19 == "string") {
                                              if (data19.length > 60 && func2(data19) > 60)
                                                return validate178.errors = [{ instancePath: instancePath + "/interests/" + i5, schemaPath: "#/properties/interests/items/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
                                              if (data19.length < 2 && func2(data19) < 1)
                                                return validate178.errors = [{ instancePath: instancePath + "/interests/" + i5, schemaPath: "#/properties/interests/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                            } else
                                              return validate178.errors = [{ instancePath: instancePath + "/interests/" + i5, schemaPath: "#/properties/interests/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                          var valid18 = _errs70 === errors;
                                          if (!valid18)
                                            break;
                                        }
                                        if (valid18) {
                                          let i6 = data18.length, j1;
                                          if (i6 > 1) {
                                            let indices1 = {};
                                            for (; i6--; ) {
                                              let item1 = data18[i6];
                                              if (typeof item1 == "string") {
                                                if (typeof indices1[item1] == "number") {
                                                  return j1 = indices1[item1], validate178.errors = [{ instancePath: instancePath + "/interests", schemaPath: "#/properties/interests/uniqueItems", keyword: "uniqueItems", params: { i: i6, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i6 + " are identical)" }], !1;
                                                  break;
                                                }
                                                indices1[item1] = i6;
                                              }
                                            }
                                          }
                                        }
                                      }
                                    } else
                                      return validate178.errors = [{ instancePath: instancePath + "/interests", schemaPath: "#/properties/interests/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                  var valid0 = _errs68 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.food_preferences !== void 0) {
                                    let data20 = data.food_preferences, _errs72 = errors;
                                    if (errors === _errs72)
                                      if (Array.isArray(data20)) {
                                        if (data20.length > 30)
                                          return validate178.errors = [{ instancePath: instancePath + "/food_preferences", schemaPath: "#/properties/food_preferences/maxItems", keyword: "maxItems", params: { limit: 30 }, message: "must NOT have more than 30 items" }], !1;
                                        if (data20.length < 0)
                                          return validate178.errors = [{ instancePath: instancePath + "/food_preferences", schemaPath: "#/properties/food_preferences/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                        {
                                          var valid20 = !0;
                                          let len5 = data20.length;
                                          for (let i7 = 0; i7 < len5; i7++) {
                                            let data21 = data20[i7], _errs74 = errors;
                                            if (errors === _errs74)
                                              if (typeof data21 == "string") {
                                                if (data21.length > 60 && func2(data21) > 60)
                                                  return validate178.errors = [{ instancePath: instancePath + "/food_preferences/" + i7, schemaPath: "#/properties/food_preferences/items/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
                                                if (data21.length < 2 && func2(data21) < 1)
                                                  return validate178.errors = [{ instancePath: instancePath + "/food_preferences/" + i7, schemaPath: "#/properties/food_preferences/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                              } else
                                                return validate178.errors = [{ instancePath: instancePath + "/food_preferences/" + i7, schemaPath: "#/properties/food_preferences/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                            var valid20 = _errs74 === errors;
                                            if (!valid20)
                                              break;
                                          }
                                          if (valid20) {
                                            let i8 = data20.length, j2;
                                            if (i8 > 1) {
                                              let indices2 = {};
                                              for (; i8--; ) {
                                                let item2 = data20[i8];
                                                if (typeof item2 == "string") {
                                                  if (typeof indices2[item2] == "number") {
                                                    return j2 = indices2[item2], validate178.errors = [{ instancePath: instancePath + "/food_preferences", schemaPath: "#/properties/food_preferences/uniqueItems", keyword: "uniqueItems", params: { i: i8, j: j2 }, message: "must NOT have duplicate items (items ## " + j2 + " and " + i8 + " are identical)" }], !1;
                                                    break;
                                                  }
                                                  indices2[item2] = i8;
                                                }
                                              }
                                            }
                                          }
                                        }
                                      } else
                                        return validate178.errors = [{ instancePath: instancePath + "/food_preferences", schemaPath: "#/properties/food_preferences/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                    var valid0 = _errs72 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.goals !== void 0) {
                                      let data22 = data.goals, _errs76 = errors;
                                      if (errors === _errs76)
                                        if (Array.isArray(data22)) {
                                          if (data22.length > 30)
                                            return validate178.errors = [{ instancePath: instancePath + "/goals", schemaPath: "#/properties/goals/maxItems", keyword: "maxItems", params: { limit: 30 }, message: "must NOT have more than 30 items" }], !1;
                                          if (data22.length < 0)
                                            return validate178.errors = [{ instancePath: instancePath + "/goals", schemaPath: "#/properties/goals/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                          {
                                            var valid22 = !0;
                                            let len6 = data22.length;
                                            for (let i9 = 0; i9 < len6; i9++) {
                                              let data23 = data22[i9], _errs78 = errors;
                                              if (errors === errors)
                                                if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                                                  let missing0;
                                                  if (data23.text === void 0 && (missing0 = "text"))
                                                    return validate178.errors = [{ instancePath: instancePath + "/goals/" + i9, schemaPath: "#/$defs/Goal/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
                                                  {
                                                    let _errs81 = errors;
                                                    for (let key2 in data23)
                                                      if (!(key2 === "text" || key2 === "state")) {
                                                        return validate178.errors = [{ instancePath: instancePath + "/goals/" + i9, schemaPath: "#/$defs/Goal/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }], !1;
                                                        break;
                                                      }
                                                    if (_errs81 === errors) {
                                                      if (data23.text !== void 0) {
                                                        let data24 = data23.text, _errs82 = errors;
                                                        if (errors === _errs82)
                                                          if (typeof data24 == "string") {
                                                            if (data24.length > 200 && func2(data24) > 200)
                                                              return validate178.errors = [{ instancePath: instancePath + "/goals/" + i9 + "/text", schemaPath: "#/$defs/Goal/properties/text/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                                                            if (data24.length < 2 && func2(data24) < 1)
                                                              return validate178.errors = [{ instancePath: instancePath + "/goals/" + i9 + "/text", schemaPath: "#/$defs/Goal/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                                          } else
                                                            return validate178.errors = [{ instancePath: instancePath + "/goals/" + i9 + "/text", schemaPath: "#/$defs/Goal/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                        var valid24 = _errs82 === errors;
                                                      } else
                                                        var valid24 = !0;
                                                      if (valid24)
                                                        if (data23.state !== void 0) {
                                                          let data25 = data23.state, _errs84 = errors;
                                                          if (!(data25 === "active" || data25 === "done" || data25 === "dropped"))
                                                            return validate178.errors = [{ instancePath: instancePath + "/goals/" + i9 + "/state", schemaPath: "#/$defs/Goal/properties/state/enum", keyword: "enum", params: { allowedValues: schema329.properties.state.enum }, message: "must be equal to one of the allowed values" }], !1;
                                                          var valid24 = _errs84 === errors;
                                                        } else
                                                          var valid24 = !0;
                                                    }
                                                  }
                                                } else
                                                  return validate178.errors = [{ instancePath: instancePath + "/goals/" + i9, schemaPath: "#/$defs/Goal/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                              var valid22 = _errs78 === errors;
                                              if (!valid22)
                                                break;
                                            }
                                          }
                                        } else
                                          return validate178.errors = [{ instancePath: instancePath + "/goals", schemaPath: "#/properties/goals/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                      var valid0 = _errs76 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0)
                                      if (data.facts !== void 0) {
                                        let data26 = data.facts, _errs85 = errors;
                                        if (errors === _errs85)
                                          if (Array.isArray(data26)) {
                                            if (data26.length > 100)
                                              return validate178.errors = [{ instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                            if (data26.length < 0)
                                              return validate178.errors = [{ instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                            {
                                              var valid25 = !0;
                                              let len7 = data26.length;
                                              for (let i10 = 0; i10 < len7; i10++) {
                                                let data27 = data26[i10], _errs87 = errors;
                                                if (errors === errors)
                                                  if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
                                                    let missing1;
                                                    if (data27.text === void 0 && (missing1 = "text"))
                                                      return validate178.errors = [{ instancePath: instancePath + "/facts/" + i10, schemaPath: "#/$defs/RememberedFact/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                                                    {
                                                      let _errs90 = errors;
                                                      for (let key3 in data27)
                                                        if (!(key3 === "text" || key3 === "source")) {
                                                          return validate178.errors = [{ instancePath: instancePath + "/facts/" + i10, schemaPath: "#/$defs/RememberedFact/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }], !1;
                                                          break;
                                                        }
                                                      if (_errs90 === errors) {
                                                        if (data27.text !== void 0) {
                                                          let data28 = data27.text, _errs91 = errors;
                                                          if (errors === _errs91)
                                                            if (typeof data28 == "string") {
                                                              if (data28.length > 300 && func2(data28) > 300)
                                                                return validate178.errors = [{ instancePath: instancePath + "/facts/" + i10 + "/text", schemaPath: "#/$defs/RememberedFact/properties/text/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }], !1;
                                                              if (data28.length < 2 && func2(data28) < 1)
                                                                return validate178.errors = [{ instancePath: instancePath + "/facts/" + i10 + "/text", schemaPath: "#/$defs/RememberedFact/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                                            } else
                                                              return validate178.errors = [{ instancePath: instancePath + "/facts/" + i10 + "/text", schemaPath: "#/$defs/RememberedFact/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                          var valid27 = _errs91 === errors;
                                                        } else
                                                          var valid27 = !0;
                                                        if (valid27)
                                                          if (data27.source !== void 0) {
                                                            let data29 = data27.source, _errs93 = errors;
                                                            if (!(data29 === "user_said" || data29 === "inferred"))
                                                              return validate178.errors = [{ instancePath: instancePath + "/facts/" + i10 + "/source", schemaPath: "#/$defs/RememberedFact/properties/source/enum", keyword: "enum", params: { allowedValues: schema330.properties.source.enum }, message: "must be equal to one of the allowed values" }], !1;
                                                            var valid27 = _errs93 === errors;
                                                          } else
                                                            var valid27 = !0;
                                                      }
                                                    }
                                                  } else
                                                    return validate178.errors = [{ instancePath: instancePath + "/facts/" + i10, schemaPath: "#/$defs/RememberedFact/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                var valid25 = _errs87 === errors;
                                                if (!valid25)
                                                  break;
                                              }
                                            }
                                          } else
                                            return validate178.errors = [{ instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                        var valid0 = _errs85 === errors;
                                      } else
                                        var valid0 = !0;
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate178.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate178.errors = vErrors, errors === 0;
}
var pattern177 = new RegExp("^[a-z_]+(\\.[a-z_]+)?$", "u");
function validate192(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      if (data.length > 20)
        return validate192.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
      if (data.length < 1)
        return validate192.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
      {
        var valid0 = !0;
        let len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data0 = data[i0], _errs1 = errors;
          if (errors === errors)
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing0;
              if (data0.path === void 0 && (missing0 = "path"))
                return validate192.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/MemoryRemoval/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
              {
                let _errs4 = errors;
                for (let key0 in data0)
                  if (!(key0 === "path" || key0 === "key")) {
                    return validate192.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/MemoryRemoval/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
                    break;
                  }
                if (_errs4 === errors) {
                  if (data0.path !== void 0) {
                    let data1 = data0.path, _errs5 = errors;
                    if (errors === _errs5)
                      if (typeof data1 == "string") {
                        if (data1.length > 60 && func2(data1) > 60)
                          return validate192.errors = [{ instancePath: instancePath + "/" + i0 + "/path", schemaPath: "#/$defs/MemoryRemoval/properties/path/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
                        if (data1.length < 2 && func2(data1) < 1)
                          return validate192.errors = [{ instancePath: instancePath + "/" + i0 + "/path", schemaPath: "#/$defs/MemoryRemoval/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                        if (!pattern177.test(data1))
                          return validate192.errors = [{ instancePath: instancePath + "/" + i0 + "/path", schemaPath: "#/$defs/MemoryRemoval/properties/path/pattern", keyword: "pattern", params: { pattern: "^[a-z_]+(\\.[a-z_]+)?$" }, message: 'must match pattern "^[a-z_]+(\\.[a-z_]+)?$"' }], !1;
                      } else
                        return validate192.errors = [{ instancePath: instancePath + "/" + i0 + "/path", schemaPath: "#/$defs/MemoryRemoval/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid2 = _errs5 === errors;
                  } else
                    var valid2 = !0;
                  if (valid2)
                    if (data0.key !== void 0) {
                      let data2 = data0.key, _errs7 = errors;
                      if (errors === _errs7)
                        if (typeof data2 == "string") {
                          if (data2.length > 300 && func2(data2) > 300)
                            return validate192.errors = [{ instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/$defs/MemoryRemoval/properties/key/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }], !1;
                          if (data2.length < 2 && func2(data2) < 1)
                            return validate192.errors = [{ instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/$defs/MemoryRemoval/properties/key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                        } else
                          return validate192.errors = [{ instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/$defs/MemoryRemoval/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid2 = _errs7 === errors;
                    } else
                      var valid2 = !0;
                }
              }
            } else
              return validate192.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/MemoryRemoval/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
          var valid0 = _errs1 === errors;
          if (!valid0)
            break;
        }
      }
    } else
      return validate192.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
  return validate192.errors = vErrors, errors === 0;
}
function validate177(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs1 = errors, _errs2 = errors, _errs3 = errors, valid1 = !1, _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data))
    if (Object.keys(data).length > 2) {
      let err0 = {};
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    } else {
      let missing0;
      if (data.if_version === void 0 && (missing0 = "if_version")) {
        let err1 = {};
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  var _valid0 = _errs4 === errors;
  if (valid1 = valid1 || _valid0, !valid1) {
    let _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (data.undo === void 0 && (missing1 = "undo") || data.content === void 0 && (missing1 = "content")) {
        let err2 = {};
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    var _valid0 = _errs5 === errors;
    if (valid1 = valid1 || _valid0, !valid1) {
      let _errs6 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing2;
        if (data.undo === void 0 && (missing2 = "undo") || data.remove === void 0 && (missing2 = "remove")) {
          let err3 = {};
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
    }
  }
  if (valid1)
    errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
  else {
    let err4 = {};
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  var valid0 = _errs2 === errors;
  if (valid0)
    return validate177.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }], !1;
  if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 2)
        return validate177.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 2 }, message: "must NOT have fewer than 2 properties" }], !1;
      {
        let missing3;
        if (data.scope === void 0 && (missing3 = "scope"))
          return validate177.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }], !1;
        {
          let _errs7 = errors;
          for (let key0 in data)
            if (!(key0 === "scope" || key0 === "content" || key0 === "remove" || key0 === "if_version" || key0 === "undo")) {
              return validate177.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
              break;
            }
          if (_errs7 === errors) {
            if (data.scope !== void 0) {
              let _errs8 = errors;
              if (data.scope !== "user")
                return validate177.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/const", keyword: "const", params: { allowedValue: "user" }, message: "must be equal to constant" }], !1;
              var valid2 = _errs8 === errors;
            } else
              var valid2 = !0;
            if (valid2) {
              if (data.content !== void 0) {
                let _errs9 = errors;
                validate178(data.content, instancePath + "/content") || (vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors), errors = vErrors.length);
                var valid2 = _errs9 === errors;
              } else
                var valid2 = !0;
              if (valid2) {
                if (data.remove !== void 0) {
                  let _errs10 = errors;
                  validate192(data.remove, instancePath + "/remove") || (vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors), errors = vErrors.length);
                  var valid2 = _errs10 === errors;
                } else
                  var valid2 = !0;
                if (valid2) {
                  if (data.if_version !== void 0) {
                    let data3 = data.if_version, _errs11 = errors, _errs12 = errors;
                    if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                      return validate177.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/MemoryVersion/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs12 && typeof data3 == "number" && isFinite(data3)) {
                      if (data3 > 2147483647 || isNaN(data3))
                        return validate177.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/MemoryVersion/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                      if (data3 < 0 || isNaN(data3))
                        return validate177.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/MemoryVersion/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    }
                    var valid2 = _errs11 === errors;
                  } else
                    var valid2 = !0;
                  if (valid2)
                    if (data.undo !== void 0) {
                      let data4 = data.undo, _errs14 = errors, _errs15 = errors;
                      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                        return validate177.errors = [{ instancePath: instancePath + "/undo", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs15 && typeof data4 == "number" && isFinite(data4)) {
                        if (data4 > 2147483647 || isNaN(data4))
                          return validate177.errors = [{ instancePath: instancePath + "/undo", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                        if (data4 < 1 || isNaN(data4))
                          return validate177.errors = [{ instancePath: instancePath + "/undo", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                      }
                      var valid2 = _errs14 === errors;
                    } else
                      var valid2 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate177.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate177.errors = vErrors, errors === 0;
}
var schema336 = { type: "object", properties: { company: { anyOf: [{ type: "string", maxLength: 100 }, { type: "null" }] }, department: { anyOf: [{ type: "string", maxLength: 100 }, { type: "null" }] }, job_title: { anyOf: [{ type: "string", maxLength: 100 }, { type: "null" }] }, industry: { anyOf: [{ type: "string", maxLength: 60 }, { type: "null" }] }, employment_type: { anyOf: [{ enum: ["full_time", "part_time", "contract", "self_employed", "student", "other"] }, { type: "null" }] }, work_city: { anyOf: [{ type: "string", maxLength: 80 }, { type: "null" }] }, work_mode: { anyOf: [{ enum: ["office", "remote", "hybrid"] }, { type: "null" }] }, work_timezone: { anyOf: [{ $ref: "#/$defs/IanaTimezone" }, { type: "null" }] }, working_hours: { type: "array", items: { $ref: "#/$defs/WeeklyHours" }, minItems: 0, maxItems: 7 }, meeting: { $ref: "#/$defs/MeetingHabits" }, manager: { anyOf: [{ $ref: "#/$defs/Manager" }, { type: "null" }] }, team: { type: "array", items: { $ref: "#/$defs/Teammate" }, minItems: 0, maxItems: 50 }, responsibilities: { type: "array", items: { type: "string", minLength: 1, maxLength: 120 }, minItems: 0, maxItems: 30, uniqueItems: !0 }, skills: { type: "array", items: { type: "string", minLength: 1, maxLength: 60 }, minItems: 0, maxItems: 50, uniqueItems: !0 }, tools: { type: "array", items: { type: "string", minLength: 1, maxLength: 60 }, minItems: 0, maxItems: 50, uniqueItems: !0 }, projects: { type: "array", items: { $ref: "#/$defs/WorkProject" }, minItems: 0, maxItems: 50 }, recurring_duties: { type: "array", items: { $ref: "#/$defs/RecurringDuty" }, minItems: 0, maxItems: 30 }, facts: { type: "array", items: { $ref: "#/$defs/RememberedFact" }, minItems: 0, maxItems: 100 } }, additionalProperties: !1, minProperties: 1 }, schema349 = { type: "object", properties: { title: { type: "string", minLength: 1, maxLength: 100 }, cadence: { enum: ["daily", "weekly", "monthly", "quarterly", "yearly"] }, note: { type: "string", maxLength: 200 } }, required: ["title", "cadence"], additionalProperties: !1 };
function validate196(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.weekdays === void 0 && (missing0 = "weekdays") || data.start === void 0 && (missing0 = "start") || data.end === void 0 && (missing0 = "end"))
        return validate196.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "weekdays" || key0 === "start" || key0 === "end")) {
            return validate196.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.weekdays !== void 0) {
            let data0 = data.weekdays, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                if (data0.length > 7)
                  return validate196.errors = [{ instancePath: instancePath + "/weekdays", schemaPath: "#/properties/weekdays/maxItems", keyword: "maxItems", params: { limit: 7 }, message: "must NOT have more than 7 items" }], !1;
                if (data0.length < 1)
                  return validate196.errors = [{ instancePath: instancePath + "/weekdays", schemaPath: "#/properties/weekdays/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                {
                  var valid1 = !0;
                  let len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data1 = data0[i0], _errs4 = errors;
                    if (!(data1 === "MO" || data1 === "TU" || data1 === "WE" || data1 === "TH" || data1 === "FR" || data1 === "SA" || data1 === "SU"))
                      return validate196.errors = [{ instancePath: instancePath + "/weekdays/" + i0, schemaPath: "#/$defs/Weekday/enum", keyword: "enum", params: { allowedValues: schema53.enum }, message: "must be equal to one of the allowed values" }], !1;
                    var valid1 = _errs4 === errors;
                    if (!valid1)
                      break;
                  }
                  if (valid1) {
                    let i1 = data0.length, j0;
                    if (i1 > 1) {
                      outer0:
                        for (; i1--; )
                          for (j0 = i1; j0--; )
                            if (func0(data0[i1], data0[j0])) {
                              return validate196.errors = [{ instancePath: instancePath + "/weekdays", schemaPath: "#/properties/weekdays/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                              break outer0;
                            }
                    }
                  }
                }
              } else
                return validate196.errors = [{ instancePath: instancePath + "/weekdays", schemaPath: "#/properties/weekdays/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.start !== void 0) {
              let data2 = data.start, _errs6 = errors;
              if (errors === errors)
                if (typeof data2 == "string") {
                  if (!pattern76.test(data2))
                    return validate196.errors = [{ instancePath: instancePath + "/start", schemaPath: "#/$defs/ClockTime/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"' }], !1;
                } else
                  return validate196.errors = [{ instancePath: instancePath + "/start", schemaPath: "#/$defs/ClockTime/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.end !== void 0) {
                let data3 = data.end, _errs9 = errors;
                if (errors === errors)
                  if (typeof data3 == "string") {
                    if (!pattern76.test(data3))
                      return validate196.errors = [{ instancePath: instancePath + "/end", schemaPath: "#/$defs/ClockTime/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"' }], !1;
                  } else
                    return validate196.errors = [{ instancePath: instancePath + "/end", schemaPath: "#/$defs/ClockTime/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate196.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate196.errors = vErrors, errors === 0;
}
function validate198(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "default_duration_minutes" || key0 === "buffer_minutes" || key0 === "preferred_platform" || key0 === "no_meeting_blocks")) {
          return validate198.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.default_duration_minutes !== void 0) {
          let data0 = data.default_duration_minutes, _errs2 = errors, _errs3 = errors, valid1 = !1, _errs4 = errors;
          if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
            let err0 = { instancePath: instancePath + "/default_duration_minutes", schemaPath: "#/properties/default_duration_minutes/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
          }
          if (errors === _errs4 && typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 480 || isNaN(data0)) {
              let err1 = { instancePath: instancePath + "/default_duration_minutes", schemaPath: "#/properties/default_duration_minutes/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 480 }, message: "must be <= 480" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
            } else if (data0 < 5 || isNaN(data0)) {
              let err2 = { instancePath: instancePath + "/default_duration_minutes", schemaPath: "#/properties/default_duration_minutes/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 5 }, message: "must be >= 5" };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
          }
          var _valid0 = _errs4 === errors;
          if (valid1 = valid1 || _valid0, !valid1) {
            let _errs6 = errors;
            if (data0 !== null) {
              let err3 = { instancePath: instancePath + "/default_duration_minutes", schemaPath: "#/properties/default_duration_minutes/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
            var _valid0 = _errs6 === errors;
            valid1 = valid1 || _valid0;
          }
          if (valid1)
            errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
          else {
            let err4 = { instancePath: instancePath + "/default_duration_minutes", schemaPath: "#/properties/default_duration_minutes/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
            return vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++, validate198.errors = vErrors, !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.buffer_minutes !== void 0) {
            let data1 = data.buffer_minutes, _errs8 = errors, _errs9 = errors, valid2 = !1, _errs10 = errors;
            if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
              let err5 = { instancePath: instancePath + "/buffer_minutes", schemaPath: "#/properties/buffer_minutes/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            if (errors === _errs10 && typeof data1 == "number" && isFinite(data1)) {
              if (data1 > 120 || isNaN(data1)) {
                let err6 = { instancePath: instancePath + "/buffer_minutes", schemaPath: "#/properties/buffer_minutes/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 120 }, message: "must be <= 120" };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
              } else if (data1 < 0 || isNaN(data1)) {
                let err7 = { instancePath: instancePath + "/buffer_minutes", schemaPath: "#/properties/buffer_minutes/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
            }
            var _valid1 = _errs10 === errors;
            if (valid2 = valid2 || _valid1, !valid2) {
              let _errs12 = errors;
              if (data1 !== null) {
                let err8 = { instancePath: instancePath + "/buffer_minutes", schemaPath: "#/properties/buffer_minutes/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
              }
              var _valid1 = _errs12 === errors;
              valid2 = valid2 || _valid1;
            }
            if (valid2)
              errors = _errs9, vErrors !== null && (_errs9 ? vErrors.length = _errs9 : vErrors = null);
            else {
              let err9 = { instancePath: instancePath + "/buffer_minutes", schemaPath: "#/properties/buffer_minutes/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              return vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++, validate198.errors = vErrors, !1;
            }
            var valid0 = _errs8 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.preferred_platform !== void 0) {
              let data2 = data.preferred_platform, _errs14 = errors, _errs15 = errors, valid3 = !1, _errs16 = errors;
              if (errors === _errs16)
                if (typeof data2 == "string") {
                  if (data2.length > 40 && func2(data2) > 40) {
                    let err10 = { instancePath: instancePath + "/preferred_platform", schemaPath: "#/properties/preferred_platform/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                  }
                } else {
                  let err11 = { instancePath: instancePath + "/preferred_platform", schemaPath: "#/properties/preferred_platform/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                }
              var _valid2 = _errs16 === errors;
              if (valid3 = valid3 || _valid2, !valid3) {
                let _errs18 = errors;
                if (data2 !== null) {
                  let err12 = { instancePath: instancePath + "/preferred_platform", schemaPath: "#/properties/preferred_platform/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
                var _valid2 = _errs18 === errors;
                valid3 = valid3 || _valid2;
              }
              if (valid3)
                errors = _errs15, vErrors !== null && (_errs15 ? vErrors.length = _errs15 : vErrors = null);
              else {
                let err13 = { instancePath: instancePath + "/preferred_platform", schemaPath: "#/properties/preferred_platform/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                return vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++, validate198.errors = vErrors, !1;
              }
              var valid0 = _errs14 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.no_meeting_blocks !== void 0) {
                let data3 = data.no_meeting_blocks, _errs20 = errors;
                if (errors === _errs20)
                  if (Array.isArray(data3)) {
                    if (data3.length > 14)
                      return validate198.errors = [{ instancePath: instancePath + "/no_meeting_blocks", schemaPath: "#/properties/no_meeting_blocks/maxItems", keyword: "maxItems", params: { limit: 14 }, message: "must NOT have more than 14 items" }], !1;
                    if (data3.length < 0)
                      return validate198.errors = [{ instancePath: instancePath + "/no_meeting_blocks", schemaPath: "#/properties/no_meeting_blocks/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                    {
                      var valid4 = !0;
                      let len0 = data3.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let _errs22 = errors;
                        validate196(data3[i0], instancePath + "/no_meeting_blocks/" + i0) || (vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors), errors = vErrors.length);
                        var valid4 = _errs22 === errors;
                        if (!valid4)
                          break;
                      }
                    }
                  } else
                    return validate198.errors = [{ instancePath: instancePath + "/no_meeting_blocks", schemaPath: "#/properties/no_meeting_blocks/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs20 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate198.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate198.errors = vErrors, errors === 0;
}
function validate201(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name"))
        return validate201.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "name" || key0 === "contact_id")) {
            return validate201.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 60 && func2(data0) > 60)
                  return validate201.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
                if (data0.length < 2 && func2(data0) < 1)
                  return validate201.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              } else
                return validate201.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.contact_id !== void 0) {
              let data1 = data.contact_id, _errs4 = errors;
              if (errors === errors)
                if (typeof data1 == "string") {
                  if (!pattern38.test(data1))
                    return validate201.errors = [{ instancePath: instancePath + "/contact_id", schemaPath: "#/$defs/ContactId/pattern", keyword: "pattern", params: { pattern: "^ctc_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^ctc_[A-Za-z0-9_-]{1,64}$"' }], !1;
                } else
                  return validate201.errors = [{ instancePath: instancePath + "/contact_id", schemaPath: "#/$defs/ContactId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate201.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate201.errors = vErrors, errors === 0;
}
function validate203(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name"))
        return validate203.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "name" || key0 === "role" || key0 === "contact_id")) {
            return validate203.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 60 && func2(data0) > 60)
                  return validate203.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
                if (data0.length < 2 && func2(data0) < 1)
                  return validate203.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              } else
                return validate203.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.role !== void 0) {
              let data1 = data.role, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 60 && func2(data1) > 60)
                    return validate203.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
                } else
                  return validate203.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.contact_id !== void 0) {
                let data2 = data.contact_id, _errs6 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (!pattern38.test(data2))
                      return validate203.errors = [{ instancePath: instancePath + "/contact_id", schemaPath: "#/$defs/ContactId/pattern", keyword: "pattern", params: { pattern: "^ctc_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^ctc_[A-Za-z0-9_-]{1,64}$"' }], !1;
                  } else
                    return validate203.errors = [{ instancePath: instancePath + "/contact_id", schemaPath: "#/$defs/ContactId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate203.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate203.errors = vErrors, errors === 0;
}
var schema347 = { type: "object", properties: { name: { type: "string", minLength: 1, maxLength: 100 }, role: { type: "string", maxLength: 60 }, state: { enum: ["planned", "active", "paused", "done"] }, due_date: { $ref: "#/$defs/LocalDate" }, note: { type: "string", maxLength: 300 } }, required: ["name"], additionalProperties: !1 };
function validate205(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name"))
        return validate205.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "name" || key0 === "role" || key0 === "state" || key0 === "due_date" || key0 === "note")) {
            return validate205.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 100 && func2(data0) > 100)
                  return validate205.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                if (data0.length < 2 && func2(data0) < 1)
                  return validate205.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              } else
                return validate205.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.role !== void 0) {
              let data1 = data.role, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 60 && func2(data1) > 60)
                    return validate205.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
                } else
                  return validate205.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.state !== void 0) {
                let data2 = data.state, _errs6 = errors;
                if (!(data2 === "planned" || data2 === "active" || data2 === "paused" || data2 === "done"))
                  return validate205.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema347.properties.state.enum }, message: "must be equal to one of the allowed values" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.due_date !== void 0) {
                  let data3 = data.due_date, _errs7 = errors;
                  if (errors === errors)
                    if (typeof data3 == "string") {
                      if (!pattern7.test(data3))
                        return validate205.errors = [{ instancePath: instancePath + "/due_date", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                    } else
                      return validate205.errors = [{ instancePath: instancePath + "/due_date", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.note !== void 0) {
                    let data4 = data.note, _errs10 = errors;
                    if (errors === _errs10)
                      if (typeof data4 == "string") {
                        if (data4.length > 300 && func2(data4) > 300)
                          return validate205.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }], !1;
                      } else
                        return validate205.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate205.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate205.errors = vErrors, errors === 0;
}
function validate195(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1)
        return validate195.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func6.call(schema336.properties, key0)) {
            return validate195.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.company !== void 0) {
            let data0 = data.company, _errs2 = errors, _errs3 = errors, valid1 = !1, _errs4 = errors;
            if (errors === _errs4)
              if (typeof data0 == "string") {
                if (data0.length > 100 && func2(data0) > 100) {
                  let err0 = { instancePath: instancePath + "/company", schemaPath: "#/properties/company/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                  vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                }
              } else {
                let err1 = { instancePath: instancePath + "/company", schemaPath: "#/properties/company/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              }
            var _valid0 = _errs4 === errors;
            if (valid1 = valid1 || _valid0, !valid1) {
              let _errs6 = errors;
              if (data0 !== null) {
                let err2 = { instancePath: instancePath + "/company", schemaPath: "#/properties/company/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
              }
              var _valid0 = _errs6 === errors;
              valid1 = valid1 || _valid0;
            }
            if (valid1)
              errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
            else {
              let err3 = { instancePath: instancePath + "/company", schemaPath: "#/properties/company/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              return vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++, validate195.errors = vErrors, !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.department !== void 0) {
              let data1 = data.department, _errs8 = errors, _errs9 = errors, valid2 = !1, _errs10 = errors;
              if (errors === _errs10)
                if (typeof data1 == "string") {
                  if (data1.length > 100 && func2(data1) > 100) {
                    let err4 = { instancePath: instancePath + "/department", schemaPath: "#/properties/department/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                  }
                } else {
                  let err5 = { instancePath: instancePath + "/department", schemaPath: "#/properties/department/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                }
              var _valid1 = _errs10 === errors;
              if (valid2 = valid2 || _valid1, !valid2) {
                let _errs12 = errors;
                if (data1 !== null) {
                  let err6 = { instancePath: instancePath + "/department", schemaPath: "#/properties/department/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                }
                var _valid1 = _errs12 === errors;
                valid2 = valid2 || _valid1;
              }
              if (valid2)
                errors = _errs9, vErrors !== null && (_errs9 ? vErrors.length = _errs9 : vErrors = null);
              else {
                let err7 = { instancePath: instancePath + "/department", schemaPath: "#/properties/department/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                return vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++, validate195.errors = vErrors, !1;
              }
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.job_title !== void 0) {
                let data2 = data.job_title, _errs14 = errors, _errs15 = errors, valid3 = !1, _errs16 = errors;
                if (errors === _errs16)
                  if (typeof data2 == "string") {
                    if (data2.length > 100 && func2(data2) > 100) {
                      let err8 = { instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                    }
                  } else {
                    let err9 = { instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                  }
                var _valid2 = _errs16 === errors;
                if (valid3 = valid3 || _valid2, !valid3) {
                  let _errs18 = errors;
                  if (data2 !== null) {
                    let err10 = { instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                  }
                  var _valid2 = _errs18 === errors;
                  valid3 = valid3 || _valid2;
                }
                if (valid3)
                  errors = _errs15, vErrors !== null && (_errs15 ? vErrors.length = _errs15 : vErrors = null);
                else {
                  let err11 = { instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  return vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++, validate195.errors = vErrors, !1;
                }
                var valid0 = _errs14 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.industry !== void 0) {
                  let data3 = data.industry, _errs20 = errors, _errs21 = errors, valid4 = !1, _errs22 = errors;
                  if (errors === _errs22)
                    if (typeof data3 == "string") {
                      if (data3.length > 60 && func2(data3) > 60) {
                        let err12 = { instancePath: instancePath + "/industry", schemaPath: "#/properties/industry/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
                        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                      }
                    } else {
                      let err13 = { instancePath: instancePath + "/industry", schemaPath: "#/properties/industry/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                    }
                  var _valid3 = _errs22 === errors;
                  if (valid4 = valid4 || _valid3, !valid4) {
                    let _errs24 = errors;
                    if (data3 !== null) {
                      let err14 = { instancePath: instancePath + "/industry", schemaPath: "#/properties/industry/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                    }
                    var _valid3 = _errs24 === errors;
                    valid4 = valid4 || _valid3;
                  }
                  if (valid4)
                    errors = _errs21, vErrors !== null && (_errs21 ? vErrors.length = _errs21 : vErrors = null);
                  else {
                    let err15 = { instancePath: instancePath + "/industry", schemaPath: "#/properties/industry/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    return vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++, validate195.errors = vErrors, !1;
                  }
                  var valid0 = _errs20 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.employment_type !== void 0) {
                    let data4 = data.employment_type, _errs26 = errors, _errs27 = errors, valid5 = !1, _errs28 = errors;
                    if (!(data4 === "full_time" || data4 === "part_time" || data4 === "contract" || data4 === "self_employed" || data4 === "student" || data4 === "other")) {
                      let err16 = { instancePath: instancePath + "/employment_type", schemaPath: "#/properties/employment_type/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema336.properties.employment_type.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
                      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                    }
                    var _valid4 = _errs28 === errors;
                    if (valid5 = valid5 || _valid4, !valid5) {
                      let _errs29 = errors;
                      if (data4 !== null) {
                        let err17 = { instancePath: instancePath + "/employment_type", schemaPath: "#/properties/employment_type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                      }
                      var _valid4 = _errs29 === errors;
                      valid5 = valid5 || _valid4;
                    }
                    if (valid5)
                      errors = _errs27, vErrors !== null && (_errs27 ? vErrors.length = _errs27 : vErrors = null);
                    else {
                      let err18 = { instancePath: instancePath + "/employment_type", schemaPath: "#/properties/employment_type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      return vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++, validate195.errors = vErrors, !1;
                    }
                    var valid0 = _errs26 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.work_city !== void 0) {
                      let data5 = data.work_city, _errs31 = errors, _errs32 = errors, valid6 = !1, _errs33 = errors;
                      if (errors === _errs33)
                        if (typeof data5 == "string") {
                          if (data5.length > 80 && func2(data5) > 80) {
                            let err19 = { instancePath: instancePath + "/work_city", schemaPath: "#/properties/work_city/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
                            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                          }
                        } else {
                          let err20 = { instancePath: instancePath + "/work_city", schemaPath: "#/properties/work_city/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                        }
                      var _valid5 = _errs33 === errors;
                      if (valid6 = valid6 || _valid5, !valid6) {
                        let _errs35 = errors;
                        if (data5 !== null) {
                          let err21 = { instancePath: instancePath + "/work_city", schemaPath: "#/properties/work_city/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                        }
                        var _valid5 = _errs35 === errors;
                        valid6 = valid6 || _valid5;
                      }
                      if (valid6)
                        errors = _errs32, vErrors !== null && (_errs32 ? vErrors.length = _errs32 : vErrors = null);
                      else {
                        let err22 = { instancePath: instancePath + "/work_city", schemaPath: "#/properties/work_city/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        return vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++, validate195.errors = vErrors, !1;
                      }
                      var valid0 = _errs31 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.work_mode !== void 0) {
                        let data6 = data.work_mode, _errs37 = errors, _errs38 = errors, valid7 = !1, _errs39 = errors;
                        if (!(data6 === "office" || data6 === "remote" || data6 === "hybrid")) {
                          let err23 = { instancePath: instancePath + "/work_mode", schemaPath: "#/properties/work_mode/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema336.properties.work_mode.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
                          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                        }
                        var _valid6 = _errs39 === errors;
                        if (valid7 = valid7 || _valid6, !valid7) {
                          let _errs40 = errors;
                          if (data6 !== null) {
                            let err24 = { instancePath: instancePath + "/work_mode", schemaPath: "#/properties/work_mode/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                          }
                          var _valid6 = _errs40 === errors;
                          valid7 = valid7 || _valid6;
                        }
                        if (valid7)
                          errors = _errs38, vErrors !== null && (_errs38 ? vErrors.length = _errs38 : vErrors = null);
                        else {
                          let err25 = { instancePath: instancePath + "/work_mode", schemaPath: "#/properties/work_mode/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                          return vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++, validate195.errors = vErrors, !1;
                        }
                        var valid0 = _errs37 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.work_timezone !== void 0) {
                          let data7 = data.work_timezone, _errs42 = errors, _errs43 = errors, valid8 = !1, _errs44 = errors;
                          if (errors === errors)
                            if (typeof data7 == "string") {
                              if (data7.length > 64 && func2(data7) > 64) {
                                let err26 = { instancePath: instancePath + "/work_timezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                                vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                              } else if (!pattern1.test(data7)) {
                                let err27 = { instancePath: instancePath + "/work_timezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$" }, message: 'must match pattern "^(UTC|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2})$"' };
                                vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                              }
                            } else {
                              let err28 = { instancePath: instancePath + "/work_timezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                            }
                          var _valid7 = _errs44 === errors;
                          if (valid8 = valid8 || _valid7, !valid8) {
                            let _errs47 = errors;
                            if (data7 !== null) {
                              let err29 = { instancePath: instancePath + "/work_timezone", schemaPath: "#/properties/work_timezone/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                            }
                            var _valid7 = _errs47 === errors;
                            valid8 = valid8 || _valid7;
                          }
                          if (valid8)
                            errors = _errs43, vErrors !== null && (_errs43 ? vErrors.length = _errs43 : vErrors = null);
                          else {
                            let err30 = { instancePath: instancePath + "/work_timezone", schemaPath: "#/properties/work_timezone/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                            return vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++, validate195.errors = vErrors, !1;
                          }
                          var valid0 = _errs42 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.working_hours !== void 0) {
                            let data8 = data.working_hours, _errs49 = errors;
                            if (errors === _errs49)
                              if (Array.isArray(data8)) {
                                if (data8.length > 7)
                                  return validate195.errors = [{ instancePath: instancePath + "/working_hours", schemaPath: "#/properties/working_hours/maxItems", keyword: "maxItems", params: { limit: 7 }, message: "must NOT have more than 7 items" }], !1;
                                if (data8.length < 0)
                                  return validate195.errors = [{ instancePath: instancePath + "/working_hours", schemaPath: "#/properties/working_hours/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                {
                                  var valid10 = !0;
                                  let len0 = data8.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    let _errs51 = errors;
                                    validate196(data8[i0], instancePath + "/working_hours/" + i0) || (vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors), errors = vErrors.length);
                                    var valid10 = _errs51 === errors;
                                    if (!valid10)
                                      break;
                                  }
                                }
                              } else
                                return validate195.errors = [{ instancePath: instancePath + "/working_hours", schemaPath: "#/properties/working_hours/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                            var valid0 = _errs49 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.meeting !== void 0) {
                              let _errs52 = errors;
                              validate198(data.meeting, instancePath + "/meeting") || (vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors), errors = vErrors.length);
                              var valid0 = _errs52 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.manager !== void 0) {
                                let data11 = data.manager, _errs53 = errors, _errs54 = errors, valid11 = !1, _errs55 = errors;
                                validate201(data11, instancePath + "/manager") || (vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors), errors = vErrors.length);
                                var _valid8 = _errs55 === errors;
                                if (valid11 = valid11 || _valid8, !valid11) {
                                  let _errs56 = errors;
                                  if (data11 !== null) {
                                    let err31 = { instancePath: instancePath + "/manager", schemaPath: "#/properties/manager/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                                  }
                                  var _valid8 = _errs56 === errors;
                                  valid11 = valid11 || _valid8;
                                }
                                if (valid11)
                                  errors = _errs54, vErrors !== null && (_errs54 ? vErrors.length = _errs54 : vErrors = null);
                                else {
                                  let err32 = { instancePath: instancePath + "/manager", schemaPath: "#/properties/manager/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                  return vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++, validate195.errors = vErrors, !1;
                                }
                                var valid0 = _errs53 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.team !== void 0) {
                                  let data12 = data.team, _errs58 = errors;
                                  if (errors === _errs58)
                                    if (Array.isArray(data12)) {
                                      if (data12.length > 50)
                                        return validate195.errors = [{ instancePath: instancePath + "/team", schemaPath: "#/properties/team/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" }], !1;
                                      if (data12.length < 0)
                                        return validate195.errors = [{ instancePath: instancePath + "/team", schemaPath: "#/properties/team/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                      {
                                        var valid12 = !0;
                                        let len1 = data12.length;
                                        for (let i1 = 0; i1 < len1; i1++) {
                                          let _errs60 = errors;
                                          validate203(data12[i1], instancePath + "/team/" + i1) || (vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors), errors = vErrors.length);
                                          var valid12 = _errs60 === errors;
                                          if (!valid12)
                                            break;
                                        }
                                      }
                                    } else
                                      return validate195.errors = [{ instancePath: instancePath + "/team", schemaPath: "#/properties/team/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                  var valid0 = _errs58 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.responsibilities !== void 0) {
                                    let data14 = data.responsibilities, _errs61 = errors;
                                    if (errors === _errs61)
                                      if (Array.isArray(data14)) {
                                        if (data14.length > 30)
                                          return validate195.errors = [{ instancePath: instancePath + "/responsibilities", schemaPath: "#/properties/responsibilities/maxItems", keyword: "maxItems", params: { limit: 30 }, message: "must NOT have more than 30 items" }], !1;
                                        if (data14.length < 0)
                                          return validate195.errors = [{ instancePath: instancePath + "/responsibilities", schemaPath: "#/properties/responsibilities/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                        {
                                          var valid13 = !0;
                                          let len2 = data14.length;
                                          for (let i2 = 0; i2 < len2; i2++) {
                                            let data15 = data14[i2], _errs63 = errors;
                                            if (errors === _errs63)
                                              if (typeof data15 == "string") {
                                                if (data15.length > 120 && func2(data15) > 120)
                                                  return validate195.errors = [{ instancePath: instancePath + "/responsibilities/" + i2, schemaPath: "#/properties/responsibilities/items/maxLength", keyword: "maxLength", params: { limit: 120 }, message: "must NOT have more than 120 characters" }], !1;
                                                if (data15.length < 2 && func2(data15) < 1)
                                                  return validate195.errors = [{ instancePath: instancePath + "/responsibilities/" + i2, schemaPath: "#/properties/responsibilities/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                              } else
                                                return validate195.errors = [{ instancePath: instancePath + "/responsibilities/" + i2, schemaPath: "#/properties/responsibilities/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                            var valid13 = _errs63 === errors;
                                            if (!valid13)
                                              break;
                                          }
                                          if (valid13) {
                                            let i3 = data14.length, j0;
                                            if (i3 > 1) {
                                              let indices0 = {};
                                              for (; i3--; ) {
                                                let item0 = data14[i3];
                                                if (typeof item0 == "string") {
                                                  if (typeof indices0[item0] == "number") {
                                                    return j0 = indices0[item0], validate195.errors = [{ instancePath: instancePath + "/responsibilities", schemaPath: "#/properties/responsibilities/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i3 + " are identical)" }], !1;
                                                    break;
                                                  }
                                                  indices0[item0] = i3;
                                                }
                                              }
                                            }
                                          }
                                        }
                                      } else
                                        return validate195.errors = [{ instancePath: instancePath + "/responsibilities", schemaPath: "#/properties/responsibilities/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                    var valid0 = _errs61 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.skills !== void 0) {
                                      let data16 = data.skills, _errs65 = errors;
                                      if (errors === _errs65)
                                        if (Array.isArray(data16)) {
                                          if (data16.length > 50)
                                            return validate195.errors = [{ instancePath: instancePath + "/skills", schemaPath: "#/properties/skills/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" }], !1;
                                          if (data16.length < 0)
                                            return validate195.errors = [{ instancePath: instancePath + "/skills", schemaPath: "#/properties/skills/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                          {
                                            var valid15 = !0;
                                            let len3 = data16.length;
                                            for (let i4 = 0; i4 < len3; i4++) {
                                              let data17 = data16[i4], _errs67 = errors;
                                              if (errors === _errs67)
                                                if (typeof data17 == "string") {
                                                  if (data17.length > 60 && func2(data17) > 60)
                                                    return validate195.errors = [{ instancePath: instancePath + "/skills/" + i4, schemaPath: "#/properties/skills/items/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
                                                  if (data17.length < 2 && func2(data17) < 1)
                                                    return validate195.errors = [{ instancePath: instancePath + "/skills/" + i4, schemaPath: "#/properties/skills/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                                } else
                                                  return validate195.errors = [{ instancePath: instancePath + "/skills/" + i4, schemaPath: "#/properties/skills/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                              var valid15 = _errs67 === errors;
                                              if (!valid15)
                                                break;
                                            }
                                            if (valid15) {
                                              let i5 = data16.length, j1;
                                              if (i5 > 1) {
                                                let indices1 = {};
                                                for (; i5--; ) {
                                                  let item1 = data16[i5];
                                                  if (typeof item1 == "string") {
                                                    if (typeof indices1[item1] == "number") {
                                                      return j1 = indices1[item1], validate195.errors = [{ instancePath: instancePath + "/skills", schemaPath: "#/properties/skills/uniqueItems", keyword: "uniqueItems", params: { i: i5, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i5 + " are identical)" }], !1;
                                                      break;
                                                    }
                                                    indices1[item1] = i5;
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        } else
                                          return validate195.errors = [{ instancePath: instancePath + "/skills", schemaPath: "#/properties/skills/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                      var valid0 = _errs65 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.tools !== void 0) {
                                        let data18 = data.tools, _errs69 = errors;
                                        if (errors === _errs69)
                                          if (Array.isArray(data18)) {
                                            if (data18.length > 50)
                                              return validate195.errors = [{ instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" }], !1;
                                            if (data18.length < 0)
                                              return validate195.errors = [{ instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                            {
                                              var valid17 = !0;
                                              let len4 = data18.length;
                                              for (let i6 = 0; i6 < len4; i6++) {
                                                let data19 = data18[i6], _errs71 = errors;
                                                if (errors === _errs71)
                                                  if (typeof data19 == "string") {
                                                    if (data19.length > 60 && func2(data19) > 60)
                                                      return validate195.errors = [{ instancePath: instancePath + "/tools/" + i6, schemaPath: "#/properties/tools/items/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
                                                    if (data19.length < 2 && func2(data19) < 1)
                                                      return validate195.errors = [{ instancePath: instancePath + "/tools/" + i6, schemaPath: "#/properties/tools/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                                  } else
                                                    return validate195.errors = [{ instancePath: instancePath + "/tools/" + i6, schemaPath: "#/properties/tools/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                var valid17 = _errs71 === errors;
                                                if (!valid17)
                                                  break;
                                              }
                                              if (valid17) {
                                                let i7 = data18.length, j2;
                                                if (i7 > 1) {
                                                  let indices2 = {};
                                                  for (; i7--; ) {
                                                    let item2 = data18[i7];
                                                    if (typeof item2 == "string") {
                                                      if (typeof indices2[item2] == "number") {
                                                        return j2 = indices2[item2], validate195.errors = [{ instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/uniqueItems", keyword: "uniqueItems", params: { i: i7, j: j2 }, message: "must NOT have duplicate items (items ## " + j2 + " and " + i7 + " are identical)" }], !1;
                                                        break;
                                                      }
                                                      indices2[item2] = i7;
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          } else
                                            return validate195.errors = [{ instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                        var valid0 = _errs69 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.projects !== void 0) {
                                          let data20 = data.projects, _errs73 = errors;
                                          if (errors === _errs73)
                                            if (Array.isArray(data20)) {
                                              if (data20.length > 50)
                                                return validate195.errors = [{ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" }], !1;
                                              if (data20.length < 0)
                                                return validate195.errors = [{ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                              {
                                                var valid19 = !0;
                                                let len5 = data20.length;
                                                for (let i8 = 0; i8 < len5; i8++) {
                                                  let _errs75 = errors;
                                                  validate205(data20[i8], instancePath + "/projects/" + i8) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length);
                                                  var valid19 = _errs75 === errors;
                                                  if (!valid19)
                                                    break;
                                                }
                                              }
                                            } else
                                              return validate195.errors = [{ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                          var valid0 = _errs73 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.recurring_duties !== void 0) {
                                            let data22 = data.recurring_duties, _errs76 = errors;
                                            if (errors === _errs76)
                                              if (Array.isArray(data22)) {
                                                if (data22.length > 30)
                                                  return validate195.errors = [{ instancePath: instancePath + "/recurring_duties", schemaPath: "#/properties/recurring_duties/maxItems", keyword: "maxItems", params: { limit: 30 }, message: "must NOT have more than 30 items" }], !1;
                                                if (data22.length < 0)
                                                  return validate195.errors = [{ instancePath: instancePath + "/recurring_duties", schemaPath: "#/properties/recurring_duties/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                                {
                                                  var valid20 = !0;
                                                  let len6 = data22.length;
                                                  for (let i9 = 0; i9 < len6; i9++) {
                                                    let data23 = data22[i9], _errs78 = errors;
                                                    if (errors === errors)
                                                      if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                                                        let missing0;
                                                        if (data23.title === void 0 && (missing0 = "title") || data23.cadence === void 0 && (missing0 = "cadence"))
                                                          return validate195.errors = [{ instancePath: instancePath + "/recurring_duties/" + i9, schemaPath: "#/$defs/RecurringDuty/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
                                                        {
                                                          let _errs81 = errors;
                                                          for (let key1 in data23)
                                                            if (!(key1 === "title" || key1 === "cadence" || key1 === "note")) {
                                                              return validate195.errors = [{ instancePath: instancePath + "/recurring_duties/" + i9, schemaPath: "#/$defs/RecurringDuty/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                                                              break;
                                                            }
                                                          if (_errs81 === errors) {
                                                            if (data23.title !== void 0) {
                                                              let data24 = data23.title, _errs82 = errors;
                                                              if (errors === _errs82)
                                                                if (typeof data24 == "string") {
                                                                  if (data24.length > 100 && func2(data24) > 100)
                                                                    return validate195.errors = [{ instancePath: instancePath + "/recurring_duties/" + i9 + "/title", schemaPath: "#/$defs/RecurringDuty/properties/title/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                                                                  if (data24.length < 2 && func2(data24) < 1)
                                                                    return validate195.errors = [{ instancePath: instancePath + "/recurring_duties/" + i9 + "/title", schemaPath: "#/$defs/RecurringDuty/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                                                } else
                                                                  return validate195.errors = [{ instancePath: instancePath + "/recurring_duties/" + i9 + "/title", schemaPath: "#/$defs/RecurringDuty/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                              var valid22 = _errs82 === errors;
                                                            } else
                                                              var valid22 = !0;
                                                            if (valid22) {
                                                              if (data23.cadence !== void 0) {
                                                                let data25 = data23.cadence, _errs84 = errors;
                                                                if (!(data25 === "daily" || data25 === "weekly" || data25 === "monthly" || data25 === "quarterly" || data25 === "yearly"))
                                                                  return validate195.errors = [{ instancePath: instancePath + "/recurring_duties/" + i9 + "/cadence", schemaPath: "#/$defs/RecurringDuty/properties/cadence/enum", keyword: "enum", params: { allowedValues: schema349.properties.cadence.enum }, message: "must be equal to one of the allowed values" }], !1;
                                                                var valid22 = _errs84 === errors;
                                                              } else
                                                                var valid22 = !0;
                                                              if (valid22)
                                                                if (data23.note !== void 0) {
                                                                  let data26 = data23.note, _errs85 = errors;
                                                                  if (errors === _errs85)
                                                                    if (typeof data26 == "string") {
                                                                      if (data26.length > 200 && func2(data26) > 200)
                                                                        return validate195.errors = [{ instancePath: instancePath + "/recurring_duties/" + i9 + "/note", schemaPath: "#/$defs/RecurringDuty/properties/note/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                                                                    } else
                                                                      return validate195.errors = [{ instancePath: instancePath + "/recurring_duties/" + i9 + "/note", schemaPath: "#/$defs/RecurringDuty/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                  var valid22 = _errs85 === errors;
                                                                } else
                                                                  var valid22 = !0;
                                                            }
                                                          }
                                                        }
                                                      } else
                                                        return validate195.errors = [{ instancePath: instancePath + "/recurring_duties/" + i9, schemaPath: "#/$defs/RecurringDuty/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                    var valid20 = _errs78 === errors;
                                                    if (!valid20)
                                                      break;
                                                  }
                                                }
                                              } else
                                                return validate195.errors = [{ instancePath: instancePath + "/recurring_duties", schemaPath: "#/properties/recurring_duties/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                            var valid0 = _errs76 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0)
                                            if (data.facts !== void 0) {
                                              let data27 = data.facts, _errs87 = errors;
                                              if (errors === _errs87)
                                                if (Array.isArray(data27)) {
                                                  if (data27.length > 100)
                                                    return validate195.errors = [{ instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                                  if (data27.length < 0)
                                                    return validate195.errors = [{ instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                                  {
                                                    var valid23 = !0;
                                                    let len7 = data27.length;
                                                    for (let i10 = 0; i10 < len7; i10++) {
                                                      let data28 = data27[i10], _errs89 = errors;
                                                      if (errors === errors)
                                                        if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                                                          let missing1;
                                                          if (data28.text === void 0 && (missing1 = "text"))
                                                            return validate195.errors = [{ instancePath: instancePath + "/facts/" + i10, schemaPath: "#/$defs/RememberedFact/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                                                          {
                                                            let _errs92 = errors;
                                                            for (let key2 in data28)
                                                              if (!(key2 === "text" || key2 === "source")) {
                                                                return validate195.errors = [{ instancePath: instancePath + "/facts/" + i10, schemaPath: "#/$defs/RememberedFact/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }], !1;
                                                                break;
                                                              }
                                                            if (_errs92 === errors) {
                                                              if (data28.text !== void 0) {
                                                                let data29 = data28.text, _errs93 = errors;
                                                                if (errors === _errs93)
                                                                  if (typeof data29 == "string") {
                                                                    if (data29.length > 300 && func2(data29) > 300)
                                                                      return validate195.errors = [{ instancePath: instancePath + "/facts/" + i10 + "/text", schemaPath: "#/$defs/RememberedFact/properties/text/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }], !1;
                                                                    if (data29.length < 2 && func2(data29) < 1)
                                                                      return validate195.errors = [{ instancePath: instancePath + "/facts/" + i10 + "/text", schemaPath: "#/$defs/RememberedFact/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                                                  } else
                                                                    return validate195.errors = [{ instancePath: instancePath + "/facts/" + i10 + "/text", schemaPath: "#/$defs/RememberedFact/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                var valid25 = _errs93 === errors;
                                                              } else
                                                                var valid25 = !0;
                                                              if (valid25)
                                                                if (data28.source !== void 0) {
                                                                  let data30 = data28.source, _errs95 = errors;
                                                                  if (!(data30 === "user_said" || data30 === "inferred"))
                                                                    return validate195.errors = [{ instancePath: instancePath + "/facts/" + i10 + "/source", schemaPath: "#/$defs/RememberedFact/properties/source/enum", keyword: "enum", params: { allowedValues: schema330.properties.source.enum }, message: "must be equal to one of the allowed values" }], !1;
                                                                  var valid25 = _errs95 === errors;
                                                                } else
                                                                  var valid25 = !0;
                                                            }
                                                          }
                                                        } else
                                                          return validate195.errors = [{ instancePath: instancePath + "/facts/" + i10, schemaPath: "#/$defs/RememberedFact/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                      var valid23 = _errs89 === errors;
                                                      if (!valid23)
                                                        break;
                                                    }
                                                  }
                                                } else
                                                  return validate195.errors = [{ instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                              var valid0 = _errs87 === errors;
                                            } else
                                              var valid0 = !0;
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate195.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate195.errors = vErrors, errors === 0;
}
function validate194(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs1 = errors, _errs2 = errors, _errs3 = errors, valid1 = !1, _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data))
    if (Object.keys(data).length > 2) {
      let err0 = {};
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    } else {
      let missing0;
      if (data.if_version === void 0 && (missing0 = "if_version")) {
        let err1 = {};
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  var _valid0 = _errs4 === errors;
  if (valid1 = valid1 || _valid0, !valid1) {
    let _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (data.undo === void 0 && (missing1 = "undo") || data.content === void 0 && (missing1 = "content")) {
        let err2 = {};
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    var _valid0 = _errs5 === errors;
    if (valid1 = valid1 || _valid0, !valid1) {
      let _errs6 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing2;
        if (data.undo === void 0 && (missing2 = "undo") || data.remove === void 0 && (missing2 = "remove")) {
          let err3 = {};
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
    }
  }
  if (valid1)
    errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
  else {
    let err4 = {};
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  var valid0 = _errs2 === errors;
  if (valid0)
    return validate194.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }], !1;
  if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 2)
        return validate194.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 2 }, message: "must NOT have fewer than 2 properties" }], !1;
      {
        let missing3;
        if (data.scope === void 0 && (missing3 = "scope"))
          return validate194.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }], !1;
        {
          let _errs7 = errors;
          for (let key0 in data)
            if (!(key0 === "scope" || key0 === "content" || key0 === "remove" || key0 === "if_version" || key0 === "undo")) {
              return validate194.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
              break;
            }
          if (_errs7 === errors) {
            if (data.scope !== void 0) {
              let _errs8 = errors;
              if (data.scope !== "work")
                return validate194.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/const", keyword: "const", params: { allowedValue: "work" }, message: "must be equal to constant" }], !1;
              var valid2 = _errs8 === errors;
            } else
              var valid2 = !0;
            if (valid2) {
              if (data.content !== void 0) {
                let _errs9 = errors;
                validate195(data.content, instancePath + "/content") || (vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors), errors = vErrors.length);
                var valid2 = _errs9 === errors;
              } else
                var valid2 = !0;
              if (valid2) {
                if (data.remove !== void 0) {
                  let _errs10 = errors;
                  validate192(data.remove, instancePath + "/remove") || (vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors), errors = vErrors.length);
                  var valid2 = _errs10 === errors;
                } else
                  var valid2 = !0;
                if (valid2) {
                  if (data.if_version !== void 0) {
                    let data3 = data.if_version, _errs11 = errors, _errs12 = errors;
                    if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                      return validate194.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/MemoryVersion/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs12 && typeof data3 == "number" && isFinite(data3)) {
                      if (data3 > 2147483647 || isNaN(data3))
                        return validate194.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/MemoryVersion/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                      if (data3 < 0 || isNaN(data3))
                        return validate194.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/MemoryVersion/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    }
                    var valid2 = _errs11 === errors;
                  } else
                    var valid2 = !0;
                  if (valid2)
                    if (data.undo !== void 0) {
                      let data4 = data.undo, _errs14 = errors, _errs15 = errors;
                      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                        return validate194.errors = [{ instancePath: instancePath + "/undo", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs15 && typeof data4 == "number" && isFinite(data4)) {
                        if (data4 > 2147483647 || isNaN(data4))
                          return validate194.errors = [{ instancePath: instancePath + "/undo", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                        if (data4 < 1 || isNaN(data4))
                          return validate194.errors = [{ instancePath: instancePath + "/undo", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                      }
                      var valid2 = _errs14 === errors;
                    } else
                      var valid2 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate194.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate194.errors = vErrors, errors === 0;
}
function validate176(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let tag0 = data.scope;
      if (typeof tag0 == "string")
        if (tag0 === "user")
          validate177(data, instancePath) || (vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors), errors = vErrors.length);
        else if (tag0 === "work")
          validate194(data, instancePath) || (vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors), errors = vErrors.length);
        else
          return validate176.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "scope", tagValue: tag0 }, message: 'value of tag "scope" must be in oneOf' }], !1;
      else
        return validate176.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "scope", tagValue: tag0 }, message: 'tag "scope" must be string' }], !1;
    } else
      return validate176.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate176.errors = vErrors, errors === 0;
}
function validate175(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate176(data, instancePath) || (vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors), errors = vErrors.length), validate175.errors = vErrors, errors === 0;
}
var MemoryUpdateOutput = validate212;
var schema354 = { type: "object", properties: { scope: { enum: ["user", "work"] }, outcome: { enum: ["updated", "unchanged"] }, version: { $ref: "#/$defs/MemoryVersion" }, changes: { type: "array", items: { $ref: "#/$defs/MemoryChange" }, minItems: 0, maxItems: 60 }, count: { type: "integer", minimum: 0, maximum: 1e3 } }, required: ["scope", "outcome", "version", "changes", "count"], additionalProperties: !1 }, schema356 = { type: "object", properties: { op: { enum: ["add", "update", "remove"] }, path: { type: "string", maxLength: 80 }, before: { "x-open": "the old value in the field's own type" }, after: { "x-open": "the new value in the field's own type" } }, required: ["op", "path"], additionalProperties: !1 };
function validate213(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.scope === void 0 && (missing0 = "scope") || data.outcome === void 0 && (missing0 = "outcome") || data.version === void 0 && (missing0 = "version") || data.changes === void 0 && (missing0 = "changes") || data.count === void 0 && (missing0 = "count"))
        return validate213.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "scope" || key0 === "outcome" || key0 === "version" || key0 === "changes" || key0 === "count")) {
            return validate213.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.scope !== void 0) {
            let data0 = data.scope, _errs2 = errors;
            if (!(data0 === "user" || data0 === "work"))
              return validate213.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/enum", keyword: "enum", params: { allowedValues: schema354.properties.scope.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.outcome !== void 0) {
              let data1 = data.outcome, _errs3 = errors;
              if (!(data1 === "updated" || data1 === "unchanged"))
                return validate213.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema354.properties.outcome.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.version !== void 0) {
                let data2 = data.version, _errs4 = errors, _errs5 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate213.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/MemoryVersion/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs5 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 2147483647 || isNaN(data2))
                    return validate213.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/MemoryVersion/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                  if (data2 < 0 || isNaN(data2))
                    return validate213.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/MemoryVersion/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                }
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.changes !== void 0) {
                  let data3 = data.changes, _errs7 = errors;
                  if (errors === _errs7)
                    if (Array.isArray(data3)) {
                      if (data3.length > 60)
                        return validate213.errors = [{ instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/maxItems", keyword: "maxItems", params: { limit: 60 }, message: "must NOT have more than 60 items" }], !1;
                      if (data3.length < 0)
                        return validate213.errors = [{ instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                      {
                        var valid2 = !0;
                        let len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data4 = data3[i0], _errs9 = errors;
                          if (errors === errors)
                            if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                              let missing1;
                              if (data4.op === void 0 && (missing1 = "op") || data4.path === void 0 && (missing1 = "path"))
                                return validate213.errors = [{ instancePath: instancePath + "/changes/" + i0, schemaPath: "#/$defs/MemoryChange/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                              {
                                let _errs12 = errors;
                                for (let key1 in data4)
                                  if (!(key1 === "op" || key1 === "path" || key1 === "before" || key1 === "after")) {
                                    return validate213.errors = [{ instancePath: instancePath + "/changes/" + i0, schemaPath: "#/$defs/MemoryChange/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                                    break;
                                  }
                                if (_errs12 === errors) {
                                  if (data4.op !== void 0) {
                                    let data5 = data4.op, _errs13 = errors;
                                    if (!(data5 === "add" || data5 === "update" || data5 === "remove"))
                                      return validate213.errors = [{ instancePath: instancePath + "/changes/" + i0 + "/op", schemaPath: "#/$defs/MemoryChange/properties/op/enum", keyword: "enum", params: { allowedValues: schema356.properties.op.enum }, message: "must be equal to one of the allowed values" }], !1;
                                    var valid4 = _errs13 === errors;
                                  } else
                                    var valid4 = !0;
                                  if (valid4)
                                    if (data4.path !== void 0) {
                                      let data6 = data4.path, _errs14 = errors;
                                      if (errors === _errs14)
                                        if (typeof data6 == "string") {
                                          if (data6.length > 80 && func2(data6) > 80)
                                            return validate213.errors = [{ instancePath: instancePath + "/changes/" + i0 + "/path", schemaPath: "#/$defs/MemoryChange/properties/path/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" }], !1;
                                        } else
                                          return validate213.errors = [{ instancePath: instancePath + "/changes/" + i0 + "/path", schemaPath: "#/$defs/MemoryChange/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                      var valid4 = _errs14 === errors;
                                    } else
                                      var valid4 = !0;
                                }
                              }
                            } else
                              return validate213.errors = [{ instancePath: instancePath + "/changes/" + i0, schemaPath: "#/$defs/MemoryChange/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                          var valid2 = _errs9 === errors;
                          if (!valid2)
                            break;
                        }
                      }
                    } else
                      return validate213.errors = [{ instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.count !== void 0) {
                    let data7 = data.count, _errs16 = errors;
                    if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                      return validate213.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs16 && typeof data7 == "number" && isFinite(data7)) {
                      if (data7 > 1e3 || isNaN(data7))
                        return validate213.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" }], !1;
                      if (data7 < 0 || isNaN(data7))
                        return validate213.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    }
                    var valid0 = _errs16 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate213.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate213.errors = vErrors, errors === 0;
}
function validate212(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate213(data, instancePath) || (vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors), errors = vErrors.length), validate212.errors = vErrors, errors === 0;
}
var SkillsReadInput = validate215;
var pattern184 = new RegExp("^[a-z][a-z0-9_-]{1,39}$", "u");
function validate215(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === errors)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.skill === void 0 && (missing0 = "skill"))
        return validate215.errors = [{ instancePath, schemaPath: "urn:accord:specs#/$defs/SkillsReadInput/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs2 = errors;
        for (let key0 in data)
          if (!(key0 === "skill" || key0 === "actions")) {
            return validate215.errors = [{ instancePath, schemaPath: "urn:accord:specs#/$defs/SkillsReadInput/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs2 === errors) {
          if (data.skill !== void 0) {
            let data0 = data.skill, _errs3 = errors;
            if (errors === _errs3)
              if (typeof data0 == "string") {
                if (!pattern184.test(data0))
                  return validate215.errors = [{ instancePath: instancePath + "/skill", schemaPath: "urn:accord:specs#/$defs/SkillsReadInput/properties/skill/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_-]{1,39}$" }, message: 'must match pattern "^[a-z][a-z0-9_-]{1,39}$"' }], !1;
              } else
                return validate215.errors = [{ instancePath: instancePath + "/skill", schemaPath: "urn:accord:specs#/$defs/SkillsReadInput/properties/skill/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid1 = _errs3 === errors;
          } else
            var valid1 = !0;
          if (valid1)
            if (data.actions !== void 0) {
              let data1 = data.actions, _errs5 = errors;
              if (errors === _errs5)
                if (Array.isArray(data1)) {
                  if (data1.length > 5)
                    return validate215.errors = [{ instancePath: instancePath + "/actions", schemaPath: "urn:accord:specs#/$defs/SkillsReadInput/properties/actions/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" }], !1;
                  if (data1.length < 1)
                    return validate215.errors = [{ instancePath: instancePath + "/actions", schemaPath: "urn:accord:specs#/$defs/SkillsReadInput/properties/actions/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                  {
                    var valid2 = !0;
                    let len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data2 = data1[i0], _errs7 = errors;
                      if (errors === _errs7)
                        if (typeof data2 == "string") {
                          if (!pattern184.test(data2))
                            return validate215.errors = [{ instancePath: instancePath + "/actions/" + i0, schemaPath: "urn:accord:specs#/$defs/SkillsReadInput/properties/actions/items/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_-]{1,39}$" }, message: 'must match pattern "^[a-z][a-z0-9_-]{1,39}$"' }], !1;
                        } else
                          return validate215.errors = [{ instancePath: instancePath + "/actions/" + i0, schemaPath: "urn:accord:specs#/$defs/SkillsReadInput/properties/actions/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid2 = _errs7 === errors;
                      if (!valid2)
                        break;
                    }
                    if (valid2) {
                      let i1 = data1.length, j0;
                      if (i1 > 1) {
                        let indices0 = {};
                        for (; i1--; ) {
                          let item0 = data1[i1];
                          if (typeof item0 == "string") {
                            if (typeof indices0[item0] == "number") {
                              return j0 = indices0[item0], validate215.errors = [{ instancePath: instancePath + "/actions", schemaPath: "urn:accord:specs#/$defs/SkillsReadInput/properties/actions/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                              break;
                            }
                            indices0[item0] = i1;
                          }
                        }
                      }
                    }
                  }
                } else
                  return validate215.errors = [{ instancePath: instancePath + "/actions", schemaPath: "urn:accord:specs#/$defs/SkillsReadInput/properties/actions/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
        }
      }
    } else
      return validate215.errors = [{ instancePath, schemaPath: "urn:accord:specs#/$defs/SkillsReadInput/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate215.errors = vErrors, errors === 0;
}
var SkillsReadOutput = validate216;
function validate217(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.skill === void 0 && (missing0 = "skill") || data.etag === void 0 && (missing0 = "etag"))
        return validate217.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "skill" || key0 === "etag" || key0 === "content" || key0 === "cards")) {
            return validate217.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.skill !== void 0) {
            let data0 = data.skill, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 40 && func2(data0) > 40)
                  return validate217.errors = [{ instancePath: instancePath + "/skill", schemaPath: "#/properties/skill/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" }], !1;
              } else
                return validate217.errors = [{ instancePath: instancePath + "/skill", schemaPath: "#/properties/skill/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.etag !== void 0) {
              let data1 = data.etag, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 64 && func2(data1) > 64)
                    return validate217.errors = [{ instancePath: instancePath + "/etag", schemaPath: "#/properties/etag/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                } else
                  return validate217.errors = [{ instancePath: instancePath + "/etag", schemaPath: "#/properties/etag/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.content !== void 0) {
                let data2 = data.content, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 6e3 && func2(data2) > 6e3)
                      return validate217.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/maxLength", keyword: "maxLength", params: { limit: 6e3 }, message: "must NOT have more than 6000 characters" }], !1;
                  } else
                    return validate217.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.cards !== void 0) {
                  let data3 = data.cards, _errs8 = errors;
                  if (errors === _errs8)
                    if (Array.isArray(data3)) {
                      if (data3.length > 5)
                        return validate217.errors = [{ instancePath: instancePath + "/cards", schemaPath: "#/properties/cards/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" }], !1;
                      if (data3.length < 0)
                        return validate217.errors = [{ instancePath: instancePath + "/cards", schemaPath: "#/properties/cards/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                      {
                        var valid1 = !0;
                        let len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data4 = data3[i0], _errs10 = errors;
                          if (errors === errors)
                            if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                              let missing1;
                              if (data4.action === void 0 && (missing1 = "action") || data4.content === void 0 && (missing1 = "content"))
                                return validate217.errors = [{ instancePath: instancePath + "/cards/" + i0, schemaPath: "#/$defs/SkillCard/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                              {
                                let _errs13 = errors;
                                for (let key1 in data4)
                                  if (!(key1 === "action" || key1 === "content")) {
                                    return validate217.errors = [{ instancePath: instancePath + "/cards/" + i0, schemaPath: "#/$defs/SkillCard/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                                    break;
                                  }
                                if (_errs13 === errors) {
                                  if (data4.action !== void 0) {
                                    let data5 = data4.action, _errs14 = errors;
                                    if (errors === _errs14)
                                      if (typeof data5 == "string") {
                                        if (data5.length > 40 && func2(data5) > 40)
                                          return validate217.errors = [{ instancePath: instancePath + "/cards/" + i0 + "/action", schemaPath: "#/$defs/SkillCard/properties/action/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" }], !1;
                                      } else
                                        return validate217.errors = [{ instancePath: instancePath + "/cards/" + i0 + "/action", schemaPath: "#/$defs/SkillCard/properties/action/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid3 = _errs14 === errors;
                                  } else
                                    var valid3 = !0;
                                  if (valid3)
                                    if (data4.content !== void 0) {
                                      let data6 = data4.content, _errs16 = errors;
                                      if (errors === _errs16)
                                        if (typeof data6 == "string") {
                                          if (data6.length > 4e3 && func2(data6) > 4e3)
                                            return validate217.errors = [{ instancePath: instancePath + "/cards/" + i0 + "/content", schemaPath: "#/$defs/SkillCard/properties/content/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" }], !1;
                                        } else
                                          return validate217.errors = [{ instancePath: instancePath + "/cards/" + i0 + "/content", schemaPath: "#/$defs/SkillCard/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                      var valid3 = _errs16 === errors;
                                    } else
                                      var valid3 = !0;
                                }
                              }
                            } else
                              return validate217.errors = [{ instancePath: instancePath + "/cards/" + i0, schemaPath: "#/$defs/SkillCard/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                          var valid1 = _errs10 === errors;
                          if (!valid1)
                            break;
                        }
                      }
                    } else
                      return validate217.errors = [{ instancePath: instancePath + "/cards", schemaPath: "#/properties/cards/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate217.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate217.errors = vErrors, errors === 0;
}
function validate216(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate217(data, instancePath) || (vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors), errors = vErrors.length), validate216.errors = vErrors, errors === 0;
}
export {
  CalendarAcceptInviteInput,
  CalendarAcceptInviteOutput,
  CalendarCreateInput,
  CalendarCreateOutput,
  CalendarDeleteInput,
  CalendarDeleteOutput,
  CalendarFindFreeInput,
  CalendarFindFreeOutput,
  CalendarReadInput,
  CalendarReadOutput,
  CalendarRejectInviteInput,
  CalendarRejectInviteOutput,
  CalendarRestoreInput,
  CalendarRestoreOutput,
  CalendarShareInput,
  CalendarShareOutput,
  CalendarUpdateInput,
  CalendarUpdateOutput,
  ContactsCreateInput,
  ContactsCreateOutput,
  ContactsReadInput,
  ContactsReadOutput,
  MemoryReadInput,
  MemoryReadOutput,
  MemoryUpdateInput,
  MemoryUpdateOutput,
  SkillsReadInput,
  SkillsReadOutput
};
